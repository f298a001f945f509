import type { SavedReply } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
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
      <p className="problem" role="alert">
        {deleting.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="button" autoFocus onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button
          className="button danger"
          type="button"
          aria-disabled={deleting.isBusy}
          onClick={deleting.submit}
        >
          {t('replies.delete')}
        </button>
      </div>
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
