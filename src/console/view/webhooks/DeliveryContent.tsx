import { useCallback } from 'react'
import type { QueuedEvent } from '../../api'
import { CopyBox } from '../CopyBox'
import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'

interface DeliveryContentProps {
  integrationId: string
  webhookId: string
  /** Id of the attempt. */
  id: string
  /** Called when its event was sent again. */
  onSent: (event: QueuedEvent) => void
}

/** Body and answer of an attempt, and a button that sends the event again. */
export function DeliveryContent({ integrationId, webhookId, id, onSent }: DeliveryContentProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const load = useCallback(
    () => api.getDelivery(integrationId, webhookId, id),
    [api, integrationId, webhookId, id]
  )
  const { value, hasFailed, retry } = useLoaded(load)
  const sending = useSubmit(async () => onSent(await api.redeliver(integrationId, webhookId, id)), {
    404: 'webhooks.notKept',
    409: 'webhooks.notKept',
    429: 'webhooks.tooOften'
  })

  if (hasFailed) return <LoadProblem text={t('webhooks.contentFailed')} onRetry={retry} />
  if (!value) return <p className="quiet-note">{t('common.loading')}</p>
  const { event, answer } = value
  return (
    <div className="delivery-content">
      {event ? (
        <CopyBox label={t('webhooks.body')} text={JSON.stringify(event, undefined, 2)}>
          {t('webhooks.bodyHint')}
        </CopyBox>
      ) : (
        <p className="quiet-note">{t('webhooks.notKept')}</p>
      )}
      {event && answer === undefined && <p className="quiet-note">{t('webhooks.noAnswerBody')}</p>}
      {answer !== undefined && (
        <CopyBox label={t('webhooks.answerBody')} text={answer}>
          {t('webhooks.answerHint')}
        </CopyBox>
      )}
      <p className="problem" role="alert">
        {sending.problem}
      </p>
      {event && (
        <div className="actions">
          <button
            className="button"
            type="button"
            aria-disabled={sending.isBusy}
            onClick={sending.submit}
          >
            {t('webhooks.sendAgain')}
          </button>
        </div>
      )}
    </div>
  )
}
