import type { Webhook } from '../../api'
import { editedFields, NEW_WEBHOOK } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { useWebhookForm } from './use-webhook-form'
import { WebhookInputs } from './WebhookInputs'

interface WebhookWindowProps {
  integrationId: string
  /** Undefined: the window is closed. */
  webhook: Webhook | 'new' | undefined
  onClose: () => void
  onSaved: (webhook: Webhook) => void
}

function WebhookForm({
  integrationId,
  webhook,
  onClose,
  onSaved
}: Omit<WebhookWindowProps, 'webhook'> & { webhook: Webhook | undefined }) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const { inputs, formProps, formProblem, isBusy } = useWebhookForm({
    first: webhook ?? NEW_WEBHOOK,
    send: async fields => {
      const body = webhook ? editedFields(webhook, fields) : fields
      const saved = await api.saveWebhook(integrationId, webhook?.id, body)
      onClose()
      onSaved(saved)
    }
  })
  return (
    <form className="webhook-form" {...formProps}>
      <WebhookInputs {...inputs} autoFocus />
      <p className="problem" role="alert">
        {formProblem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          {t('webhooks.save')}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}

/** Window in which a webhook is added or changed. */
export function WebhookWindow({ webhook, ...form }: WebhookWindowProps) {
  const { t } = useTexts()
  const isNew = webhook === 'new' || !webhook
  return (
    <ModalWindow
      title={t(isNew ? 'webhooks.add' : 'webhooks.editTitle')}
      isOpen={webhook !== undefined}
      onOpenChange={form.onClose}
    >
      {webhook && <WebhookForm {...form} webhook={isNew ? undefined : webhook} />}
    </ModalWindow>
  )
}
