import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { QuestionActions } from '../forms/QuestionActions'

interface OwnRoleQuestionProps {
  isOpen: boolean
  isBusy: boolean
  problem: string
  onClose: () => void
  onConfirm: () => void
}

/** Question before owners take their own role away, which only another owner can undo. */
export function OwnRoleQuestion({
  isOpen,
  isBusy,
  problem,
  onClose,
  onConfirm
}: OwnRoleQuestionProps) {
  const { t } = useTexts()
  return (
    <ModalWindow title={t('team.ownRoleTitle')} isQuestion isOpen={isOpen} onOpenChange={onClose}>
      <p>{t('team.ownRoleText')}</p>
      <QuestionActions
        action={{ problem, isBusy, submit: onConfirm }}
        confirm={t('team.changeRole')}
        onClose={onClose}
      />
    </ModalWindow>
  )
}
