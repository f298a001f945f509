import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { LoadedTemplates } from './LoadedTemplates'

interface TemplateDialogProps {
  isOpen: boolean
  /** Integration with WhatsApp. */
  integrationId: string
  onClose: () => void
  onSend: (text: string, payload: object) => void
}

/** Window in which a template of WhatsApp is chosen, filled in, and sent. */
export function TemplateDialog({ isOpen, onClose, onSend, integrationId }: TemplateDialogProps) {
  const { t } = useTexts()
  return (
    <ModalWindow title={t('templates.title')} isOpen={isOpen} onOpenChange={onClose}>
      <LoadedTemplates
        integrationId={integrationId}
        onClose={onClose}
        onSend={(text, payload) => {
          onClose()
          onSend(text, payload)
        }}
      />
    </ModalWindow>
  )
}
