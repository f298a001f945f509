import type { MessengerContext } from '../core'

/** Receivers show a typing sign for 10 s; it is sent again while the visitor goes on typing. */
const REPEAT_MS = 5000

/** Tells the business that the visitor types. */
export interface TypingSignals {
  /** May be called at any rate. */
  start(): void
  stop(): void
}

/**
 * Makes the signs of one conversation.
 *
 * @param findId Of the conversation; undefined before the server has made it.
 * @param lastsMs How long after the last start they stop by themselves.
 */
export const createTypingSignals = (
  { clientReady }: Pick<MessengerContext, 'clientReady'>,
  findId: () => string | undefined,
  lastsMs: number
): TypingSignals => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let signedAt: number | undefined

  const tell = async (type: 'typing:start' | 'typing:stop') => {
    const id = findId()
    if (!id) return
    const { internals } = await clientReady
    // Typing signs are ephemeral, so a failed one is not repeated.
    internals.call(`/conversations/${id}/activities`, { body: { type } }).catch(() => {})
  }
  const stop = () => {
    clearTimeout(timer)
    if (signedAt) void tell('typing:stop')
    signedAt = undefined
  }
  return {
    stop,
    start: () => {
      clearTimeout(timer)
      timer = setTimeout(stop, lastsMs)
      if (signedAt && Date.now() - signedAt < REPEAT_MS) return
      signedAt = Date.now()
      void tell('typing:start')
    }
  }
}
