import { ignoreGone, type Webhook } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
import { QuestionActions } from '../forms/QuestionActions'
import { Phrase } from '../Phrase'

interface DeleteWebhookProps {
  integrationId: string
  webhook: Webhook
  onClose: () => void
  onDeleted: () => void
}

/** Question before a webhook is deleted. */
export function DeleteWebhook({ integrationId, webhook, onClose, onDeleted }: DeleteWebhookProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const deleting = useSubmit(async () => {
    await api.deleteWebhook(integrationId, webhook.id).catch(ignoreGone)
    onDeleted()
  })
  return (
    <ModalWindow title={t('webhooks.questionTitle')} isQuestion isOpen onOpenChange={onClose}>
      <p className="webhook-question">
        <Phrase text="webhooks.question" values={{ target: <bdi>{webhook.target}</bdi> }} />
      </p>
      <QuestionActions action={deleting} confirm={t('webhooks.delete')} onClose={onClose} />
    </ModalWindow>
  )
}
