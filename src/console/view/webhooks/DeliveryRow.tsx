import type { Delivery } from '../../api'
import { DELIVERY_ERRORS, type DeliveryOutcome, outcomeOf } from '../../model'
import type { Translate } from '../../texts'
import { useTexts } from '../context'
import { TimeAgo } from '../TimeAgo'

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

/** An attempt to deliver an event. */
export function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { t, times } = useTexts()
  const { type, time, attempt, ms, nextAttemptAt } = delivery
  const outcome = outcomeOf(delivery)
  return (
    <li>
      <p className="delivery-head">
        <code dir="ltr">{type}</code>
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
    </li>
  )
}
