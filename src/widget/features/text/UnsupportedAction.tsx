import { useMessengerContext } from '../../core'

/** Placeholder of an action of an unsupported type. */
export function UnsupportedAction() {
  return <p className="offer">{useMessengerContext().translate('unsupportedActionType')}</p>
}
