import type { Action } from '../../../protocol'
import { ActionButton } from './ActionButton'
import { Chips } from './Chips'

interface ActionsProps {
  actions: readonly Action[]
}

const isChip = ({ type }: Action) => type === 'reply' || type === 'locationRequest'

/** Buttons and quick replies under a message or an item. */
export function Actions({ actions }: ActionsProps) {
  const chips = actions.filter(isChip)
  const buttons = actions.filter(action => !isChip(action))
  return (
    <>
      {buttons.length > 0 && (
        <div className="actions">
          {buttons.map(action => (
            <ActionButton key={action.id} action={action} />
          ))}
        </div>
      )}
      {chips.length > 0 && <Chips chips={chips} />}
    </>
  )
}
