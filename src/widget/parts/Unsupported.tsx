import { useServices } from '../services'

/** Stands for a message of a type that this version does not know. */
export function Unsupported() {
  return <div className="bubble">{useServices().translate('unsupportedMessageType')}</div>
}
