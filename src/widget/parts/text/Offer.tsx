import type { BuyAction } from '../../../protocol'
import { useServices } from '../../services'
import { formatAmount } from './format-amount'

/** What is offered for how much. Nothing to press: there is nobody to pay by. */
export function Offer({ action: { text, amount, currency, state } }: { action: BuyAction }) {
  const { locale, translate } = useServices()
  return (
    <p className="offer" dir="auto">
      <b>{text}</b> <span>{formatAmount(amount, currency, locale)}</span>
      <br />
      <bdi>{translate(state === 'paid' ? 'actionPaymentCompleted' : 'unsupportedActionType')}</bdi>
    </p>
  )
}
