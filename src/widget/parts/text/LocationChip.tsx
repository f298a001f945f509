import { Icon, PLACE_ICON } from '../Icon'
import { isProblem, useShareLocation } from '../share-location'
import { TryButton } from './TryButton'

/** Sends where the visitor is. */
export function LocationChip({ text }: { text: string }) {
  const [state, share] = useShareLocation()
  return (
    <TryButton
      className="chip"
      isBusy={state === 'asking' || state === 'sending'}
      problem={isProblem(state) && state}
      onPress={() => void share()}
    >
      <Icon path={PLACE_ICON} />
      <span>{text}</span>
    </TryButton>
  )
}
