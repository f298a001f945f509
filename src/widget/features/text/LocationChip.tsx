import { Icon } from '../../core'
import { isProblem, PLACE_ICON, useShareLocation } from '../../shared'
import { AsyncButton } from './AsyncButton'

/** Sends the visitor's location. */
export function LocationChip({ text }: { text: string }) {
  const [state, share] = useShareLocation()
  return (
    <AsyncButton
      className="chip"
      isBusy={state === 'asking' || state === 'sending'}
      problem={isProblem(state) && state}
      onPress={() => void share()}
    >
      <Icon path={PLACE_ICON} />
      <span>{text}</span>
    </AsyncButton>
  )
}
