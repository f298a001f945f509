import type { SavedReply } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
import { QuestionActions } from '../forms/QuestionActions'
import { Phrase } from '../Phrase'

interface DeleteReplyProps {
  /** Undefined: nothing is asked. */
  reply: SavedReply | undefined
  onClose: () => void
  onDeleted: (reply: SavedReply) => void
}

function DeleteQuestion({ reply, onClose, onDeleted }: DeleteReplyProps & { reply: SavedReply }) {
  const { savedReplies } = useWorkspace()
  const { t } = useTexts()
  const deleting = useSubmit(async () => {
    await savedReplies.remove(reply.id)
    onClose()
    onDeleted(reply)
  })
  return (
    <>
      <p>
        <Phrase text="replies.question" values={{ name: <bdi>{reply.name}</bdi> }} />
      </p>
      <QuestionActions action={deleting} confirm={t('replies.delete')} onClose={onClose} />
    </>
  )
}

/** Question before a saved reply is deleted for the whole team. */
export function DeleteReply({ reply, ...question }: DeleteReplyProps) {
  const { t } = useTexts()
  return (
    <ModalWindow
      title={t('replies.questionTitle')}
      isQuestion
      isOpen={reply !== undefined}
      onOpenChange={question.onClose}
    >
      {reply && <DeleteQuestion reply={reply} {...question} />}
    </ModalWindow>
  )
}
