import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'

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
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="actions">
        <button className="button primary" type="button" autoFocus onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button className="button danger" type="button" aria-disabled={isBusy} onClick={onConfirm}>
          {t('team.changeRole')}
        </button>
      </div>
    </ModalWindow>
  )
}
