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
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7m0 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5" />
      </svg>
      <span>{text}</span>
    </TryButton>
  )
}
