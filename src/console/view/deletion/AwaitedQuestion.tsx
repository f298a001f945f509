import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { AwaitedContent, type Part, PARTS } from '../parts'

interface AwaitedQuestionProps {
  /** @default that of questions */
  part?: Part<unknown>
  title: string
  onClose: () => void
}

/** Window in the place of a question whose part is not loaded yet, or cannot be. */
export function AwaitedQuestion({ part = PARTS.person, title, onClose }: AwaitedQuestionProps) {
  const { t } = useTexts()
  return (
    <ModalWindow title={title} isOpen onOpenChange={onClose}>
      <AwaitedContent part={part} />
      <div className="actions">
        <button className="button" type="button" autoFocus onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </ModalWindow>
  )
}
