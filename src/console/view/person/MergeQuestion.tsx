import { useConsole, useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
import { QuestionActions } from '../forms/QuestionActions'

/** Two conversations of a person: the one that goes, and the one that stays. */
export interface Merge {
  sourceId: string
  targetId: string
}

interface MergeQuestionProps {
  /** Undefined: nothing is asked. */
  merge: Merge | undefined
  onClose: () => void
  onMerged: (merge: Merge) => void
}

function Question({ merge, onClose, onMerged }: MergeQuestionProps & { merge: Merge }) {
  const { tell } = useConsole()
  const { api } = useWorkspace()
  const { t } = useTexts()
  const merging = useSubmit(async () => {
    await api.mergeConversations(merge.targetId, merge.sourceId)
    onClose()
    tell(t('person.merged'))
    onMerged(merge)
  })
  return (
    <>
      <p>{t('person.mergeText')}</p>
      <QuestionActions action={merging} confirm={t('person.mergeConfirm')} onClose={onClose} />
    </>
  )
}

/** Question before two conversations become one, which says what goes and that it cannot be undone. */
export function MergeQuestion({ merge, ...question }: MergeQuestionProps) {
  const { t } = useTexts()
  return (
    <ModalWindow
      title={t('person.mergeTitle')}
      isQuestion
      isOpen={merge !== undefined}
      onOpenChange={question.onClose}
    >
      {merge && <Question merge={merge} {...question} />}
    </ModalWindow>
  )
}
