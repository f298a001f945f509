import type { Services } from '../services'

/** A sign lasts 10 s with those who see it; it is given again while the visitor types on. */
const REPEAT_MS = 5000

/** Tells the business that the visitor types. */
export interface TypingSigns {
  /** As often as one likes. */
  start(): void
  stop(): void
}

/**
 * Makes the signs of one conversation.
 *
 * @param findId Of the conversation; undefined before the server has made it.
 * @param lastsMs How long after the last start they stop by themselves.
 */
export const createTypingSigns = (
  { opened }: Pick<Services, 'opened'>,
  findId: () => string | undefined,
  lastsMs: number
): TypingSigns => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let signedAt: number | undefined

  const tell = async (type: 'typing:start' | 'typing:stop') => {
    const id = findId()
    if (!id) return
    const { core } = await opened
    // Passing by nature: one that is lost is not missed.
    core.call(`/conversations/${id}/activities`, { body: { type } }).catch(() => {})
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
