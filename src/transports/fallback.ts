import { createEmitter, networkFailed, type ChatError } from '../protocol'
import type { Transport, TransportEvents } from './transport'

/** A transport and the address that it connects to. */
export interface Candidate {
  transport: Transport
  url: string
}

/** One transport out of several: each connect takes the first that the network lets through. */
export const fallback = (candidates: Candidate[]): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  let current: Transport | undefined

  for (const { transport } of candidates) {
    transport.on('frame', frame => emit('frame', frame))
    transport.on('close', error => emit('close', error))
  }

  return {
    on,
    get connected() {
      return !!current?.connected
    },
    connect: async link => {
      let failure: ChatError = networkFailed(link.url, 'no transport to try')
      for (const { transport, url } of candidates) {
        current = transport
        try {
          return await transport.connect({ ...link, url })
        } catch (error) {
          failure = error as ChatError
          if (!failure.retryable) break
        }
      }
      throw failure
    },
    disconnect: reason => current?.disconnect(reason),
    send: frame => current!.send(frame)
  }
}
