import { useMessengerContext } from '../core'

/** Texts of `Unsupported`, for the features that show it. */
export const UNSUPPORTED_TEXTS = {
  unsupportedMessageType: 'This message cannot be shown here.'
}

/** Stands for a message of a type that this version does not know. */
export function Unsupported() {
  return <div className="bubble">{useMessengerContext().translate('unsupportedMessageType')}</div>
}
