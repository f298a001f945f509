import { useServices } from '../../services'

/** Stands for an action that nothing can be done with. */
export function UnsupportedAction() {
  return <p className="offer">{useServices().translate('unsupportedActionType')}</p>
}
