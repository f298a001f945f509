import type { TeamGroup } from '../../../api'
import { useTexts, useWorkspace } from '../../context'
import { useSubmit } from '../../forms'
import { ModalWindow } from '../../forms/ModalWindow'
import { QuestionActions } from '../../forms/QuestionActions'
import { Phrase } from '../../Phrase'

interface DeleteGroupProps {
  /** Undefined: nothing is asked. */
  group: TeamGroup | undefined
  onClose: () => void
  onDeleted: (group: TeamGroup) => void
}

function DeleteQuestion({ group, onClose, onDeleted }: DeleteGroupProps & { group: TeamGroup }) {
  const { groups } = useWorkspace()
  const { t } = useTexts()
  const deleting = useSubmit(async () => {
    await groups.remove(group.id)
    onClose()
    onDeleted(group)
  })
  return (
    <>
      <p>
        <Phrase text="groups.question" values={{ name: <bdi>{group.name}</bdi> }} />
      </p>
      <QuestionActions action={deleting} confirm={t('replies.delete')} onClose={onClose} />
    </>
  )
}

/** Question before a group is deleted, which says what becomes of its conversations. */
export function DeleteGroup({ group, ...question }: DeleteGroupProps) {
  const { t } = useTexts()
  return (
    <ModalWindow
      title={t('groups.questionTitle')}
      isQuestion
      isOpen={group !== undefined}
      onOpenChange={question.onClose}
    >
      {group && <DeleteQuestion group={group} {...question} />}
    </ModalWindow>
  )
}
