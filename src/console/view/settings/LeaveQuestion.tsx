import { ModalWindow } from '../forms/ModalWindow'
import { useTexts } from '../context'

interface LeaveQuestionProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Question before a screen is left with changes that are not saved. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTexts()
  return (
    <ModalWindow title={t('leave.title')} isQuestion isOpen={isOpen} onOpenChange={onStay}>
      <p>{t('leave.text')}</p>
      <div className="actions">
        <button className="button primary" type="button" autoFocus onClick={onStay}>
          {t('leave.stay')}
        </button>
        <button className="button danger" type="button" onClick={onLeave}>
          {t('leave.leave')}
        </button>
      </div>
    </ModalWindow>
  )
}
