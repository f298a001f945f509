import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'

/** Reasons for which nothing may be written: questions before a conversation, or its newest message. */
export type BlockingReason = 'prechat' | 'newestMessage'

/** State of the composer of one messenger. */
export interface ComposerState {
  /** Text that is written and not yet sent; outlives closing. */
  $draft: WritableAtom<string>
  /** Shown over the composer until the visitor writes on. */
  $notice: WritableAtom<string>
  /** Whether nothing may be written now. */
  $isBlocked: ReadableAtom<boolean>
  setBlocking(reason: BlockingReason, isBlocking: boolean): void
}

/** Makes the state of the composer, which alone decides whether it is blocked. */
export function createComposerState(draft: string, isPrechatPending: boolean): ComposerState {
  const isBlocking: Record<BlockingReason, boolean> = {
    prechat: isPrechatPending,
    newestMessage: false
  }
  const $isBlocked = atom(isPrechatPending)
  return {
    $draft: atom(draft),
    $notice: atom(''),
    $isBlocked,
    setBlocking: (reason, isNow) => {
      isBlocking[reason] = isNow
      $isBlocked.set(isBlocking.prechat || isBlocking.newestMessage)
    }
  }
}
