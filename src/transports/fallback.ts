import {
  createEmitter,
  isRetryable,
  networkFailed,
  notConnected,
  type ChatError
} from '../protocol'
import type { Transport, TransportEvents } from './transport'

/** Opens a transport; called when it is first needed. */
export type OpenTransport = () => Transport | Promise<Transport>

/** A transport and the address that it connects to. */
export interface Candidate {
  url: string
  /** Absent: unknown here, and skipped. */
  open?: OpenTransport | undefined
}

/** Makes one transport of several: each connect uses the first that the network lets through. */
export const fallback = (candidates: Candidate[]): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  const opened = new Map<OpenTransport, Transport>()
  let current: Transport | undefined
  let isEnded = false

  const openOnce = async (open: OpenTransport): Promise<Transport> => {
    const transport = opened.get(open) ?? (await open())
    if (!opened.has(open)) {
      opened.set(open, transport)
      transport.on('frame', frame => emit('frame', frame))
      transport.on('close', error => emit('close', error))
    }
    return transport
  }

  return {
    on,
    get connected() {
      return !!current?.connected
    },
    connect: async link => {
      isEnded = false
      let failure: ChatError = networkFailed(link.url, 'no transport to try')
      for (const { open, url } of candidates) {
        if (!open) continue
        try {
          current = await openOnce(open)
          return await current.connect({ ...link, url })
        } catch (error) {
          failure = error as ChatError
          if (isEnded || !isRetryable(failure)) break
        }
      }
      throw failure
    },
    disconnect: reason => {
      isEnded = true
      current?.disconnect(reason)
    },
    send: frame => {
      if (!current) throw notConnected()
      current.send(frame)
    }
  }
}
