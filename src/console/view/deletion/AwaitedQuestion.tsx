import { AwaitedPerson } from '../AwaitedPerson'
import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'

interface AwaitedQuestionProps {
  title: string
  onClose: () => void
}

/** Window in the place of a question whose part is not loaded yet, or cannot be. */
export function AwaitedQuestion({ title, onClose }: AwaitedQuestionProps) {
  const { t } = useTexts()
  return (
    <ModalWindow title={title} isOpen onOpenChange={onClose}>
      <AwaitedPerson />
      <div className="actions">
        <button className="button" type="button" autoFocus onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </ModalWindow>
  )
}
