import { isCustom, type Webhook } from '../../api'
import { editedFields, isSameWebhook, NEW_WEBHOOK } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { useOnce } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
import { useWebhookForm } from './use-webhook-form'
import { WebhookInputs } from './WebhookInputs'

interface WebhookWindowProps {
  integrationId: string
  /** Undefined: the window is closed. */
  webhook: Webhook | 'new' | undefined
  /** Webhooks of the integration. */
  known: Webhook[]
  /** Called with those that it has now. */
  onListed: (webhooks: Webhook[]) => void
  onClose: () => void
  onSaved: (webhook: Webhook) => void
}

interface WebhookFormProps extends Omit<WebhookWindowProps, 'webhook'> {
  webhook: Webhook | undefined
  once: ReturnType<typeof useOnce>
}

function WebhookForm({ integrationId, webhook, once, known, ...form }: WebhookFormProps) {
  const { onListed, onClose, onSaved } = form
  const { api } = useWorkspace()
  const { t } = useTexts()
  const { inputs, formProps, formProblem, isBusy } = useWebhookForm({
    first: webhook ?? NEW_WEBHOOK,
    send: async fields => {
      const saved = webhook
        ? await api.saveWebhook(integrationId, webhook.id, editedFields(webhook, fields))
        : await once({
            known,
            list,
            isSame: each => isSameWebhook(each, fields),
            make: () => api.saveWebhook(integrationId, undefined, fields)
          })
      onClose()
      onSaved(saved)
    }
  })

  async function list() {
    const integration = await api.getIntegration(integrationId)
    const webhooks = isCustom(integration) ? integration.webhooks : []
    onListed(webhooks)
    return webhooks
  }

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
  const once = useOnce()
  const isNew = webhook === 'new' || !webhook
  return (
    <ModalWindow
      title={t(isNew ? 'webhooks.add' : 'webhooks.editTitle')}
      isOpen={webhook !== undefined}
      onOpenChange={form.onClose}
    >
      {webhook && <WebhookForm {...form} once={once} webhook={isNew ? undefined : webhook} />}
    </ModalWindow>
  )
}
