import { useRef } from 'react'
import type { QueuedEvent } from '../../api'
import type { SentEvent } from '../../model'
import { useTexts } from '../context'
import { useLostFocus } from '../forms'
import { LoadProblem } from '../LoadProblem'
import { DeliveryRow } from './DeliveryRow'
import { useDeliveries } from './use-deliveries'

interface DeliveryLogProps {
  integrationId: string
  webhookId: string
  /** Event that was sent by hand. */
  sent: SentEvent | undefined
  onSent: (sent: SentEvent) => void
}

/** Attempts to deliver events to a webhook, and what came of each. */
export function DeliveryLog({ integrationId, webhookId, sent, onSent }: DeliveryLogProps) {
  const { t } = useTexts()
  const { deliveries, hasFailed, isBusy, isAwaited, ...actions } = useDeliveries(
    integrationId,
    webhookId,
    sent
  )
  const again = useRef<HTMLButtonElement>(null)
  const lostFocus = useLostFocus(() => again.current?.focus())
  const noteSent = (event: QueuedEvent) =>
    onSent({ ...event, after: deliveries?.list[0]?.id ?? '' })

  return (
    <section
      className="delivery-log"
      aria-label={t('webhooks.log')}
      aria-busy={isBusy}
      {...lostFocus}
    >
      <p className="field-hint">{t('webhooks.logLead')}</p>
      <p className="page-message" role="status">
        {sent && t(isAwaited ? 'webhooks.beingSent' : 'webhooks.sent')}
      </p>
      {!hasFailed && !deliveries && <p className="quiet-note">{t('common.loading')}</p>}
      {deliveries?.list.length === 0 && <p className="quiet-note">{t('webhooks.logNone')}</p>}
      {!!deliveries?.list.length && (
        <ol>
          {deliveries.list.map(delivery => (
            <DeliveryRow
              key={delivery.id}
              integrationId={integrationId}
              webhookId={webhookId}
              delivery={delivery}
              onSent={noteSent}
            />
          ))}
        </ol>
      )}
      {hasFailed && <LoadProblem text={t('webhooks.logFailed')} onRetry={actions.retry} />}
      {deliveries && (
        <div className="actions">
          <button
            className="button"
            type="button"
            ref={again}
            aria-disabled={isBusy}
            onClick={actions.loadNewest}
          >
            {t('webhooks.again')}
          </button>
          {deliveries.older !== undefined && (
            <button
              className="button"
              type="button"
              aria-disabled={isBusy}
              onClick={actions.loadOlder}
            >
              {t('webhooks.older')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
