import { useId, useState } from 'react'
import type { Delivery, QueuedEvent } from '../../api'
import { DELIVERY_ERRORS, type DeliveryOutcome, outcomeOf } from '../../model'
import type { Translate } from '../../texts'
import { useTexts } from '../context'
import { TimeAgo } from '../TimeAgo'
import { DeliveryContent } from './DeliveryContent'

const COLORS: Record<DeliveryOutcome, string> = {
  accepted: 'active',
  repeated: 'inactive',
  failed: 'error'
}

/** Says what the address answered, or why there was no answer. */
const answerText = (t: Translate, { status, error = '' }: Delivery): string => {
  if (status !== undefined) return t('webhooks.answer', { status: String(status) })
  const known = DELIVERY_ERRORS.find(code => code === error)
  return known ? t(`webhooks.error.${known}`) : error
}

interface DeliveryRowProps {
  integrationId: string
  webhookId: string
  delivery: Delivery
  /** Called when its event was sent again. */
  onSent: (event: QueuedEvent) => void
}

/** An attempt to deliver an event, whose body and answer it shows at a press. */
export function DeliveryRow({ integrationId, webhookId, delivery, onSent }: DeliveryRowProps) {
  const { t, times } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { type, time, attempt, ms, nextAttemptAt } = delivery
  const outcome = outcomeOf(delivery)
  return (
    <li>
      <p className="delivery-head">
        <code id={id} dir="ltr">
          {type}
        </code>
        <span className="state" data-status={COLORS[outcome]}>
          {t(`webhooks.${outcome}`)}
        </span>
      </p>
      <p className="delivery-facts">
        <TimeAgo at={time} />
        <span>{answerText(t, delivery)}</span>
        <span>{t('webhooks.attempt', { attempt, ms })}</span>
        {nextAttemptAt !== undefined && (
          <span>{t('webhooks.next', { time: times.shortTime(nextAttemptAt) })}</span>
        )}
      </p>
      <button
        className="button"
        type="button"
        aria-expanded={isOpen}
        aria-describedby={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('webhooks.content')}
      </button>
      {isOpen && (
        <DeliveryContent
          integrationId={integrationId}
          webhookId={webhookId}
          id={delivery.id}
          onSent={onSent}
        />
      )}
    </li>
  )
}
