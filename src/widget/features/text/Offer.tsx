import type { BuyAction } from '../../../protocol'
import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'
import { formatAmount } from './format-amount'

/** An offer and its price. It has no button, because there is no payment provider. */
export function Offer({ action: { text, amount, currency, state } }: { action: BuyAction }) {
  const { $locale, translate } = useMessengerContext()
  const locale = useValue($locale)
  return (
    <p className="offer" dir="auto">
      <b>{text}</b> <span>{formatAmount(amount, currency, locale)}</span>
      <br />
      <bdi>{translate(state === 'paid' ? 'actionPaymentCompleted' : 'unsupportedActionType')}</bdi>
    </p>
  )
}
