import {
  createEmitter,
  createRetry,
  HEARTBEAT_ANSWER_MS,
  HEARTBEAT_MS,
  isRetryable,
  networkFailed,
  type ChatError
} from '../protocol'
import type { Transport, TransportEvents, TransportLink } from './transport'

/** Delay before the first attempt to reconnect, at most. */
const FIRST_DELAY_MS = 500

export interface ReconnectOptions {
  /** Window whose events end a delay at once; none outside a page. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'> | undefined
  /** Random number from 0 to 1, for the jitter. @default Math.random */
  random?: () => number
}

/**
 * Keeps a transport connected: full-jitter back-off from 0.5 to 30 s, ended early by `online`, `pageshow`
 * and by the page becoming visible; a heartbeat finds connections that died in silence. Emits
 * `close` at each loss and the server's `ready` or `reset` at each return; ends at a final error.
 */
export const reconnect = (
  inner: Transport,
  { page, random = Math.random }: ReconnectOptions = {}
): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  const retry = createRetry(connectNow, { firstDelayMs: FIRST_DELAY_MS, minDelayMs: 0, random })
  let link: TransportLink | undefined
  let heartbeat: ReturnType<typeof setTimeout> | undefined
  let isConnecting = false
  let isFrozen = false

  const stopTimers = () => {
    retry.cancel()
    clearTimeout(heartbeat)
  }

  const onDisconnect = (error: ChatError) => {
    stopTimers()
    if (isRetryable(error)) retry.schedule()
    else link = undefined
    emit('close', error)
  }

  const ping = () => {
    clearTimeout(heartbeat)
    heartbeat = setTimeout(() => {
      inner.disconnect()
      onDisconnect(networkFailed(String(link?.url), 'no answer to a heartbeat'))
    }, HEARTBEAT_ANSWER_MS)
    inner.send({ type: 'ping' })
  }

  const scheduleHeartbeat = () => {
    clearTimeout(heartbeat)
    heartbeat = setTimeout(ping, HEARTBEAT_MS)
  }

  const tryConnecting = async () => {
    if (!link || isFrozen || isConnecting || inner.connected) return
    retry.cancel()
    isConnecting = true
    try {
      await inner.connect(link)
      if (!link || isFrozen) {
        stopTimers()
        return inner.disconnect()
      }
      retry.reset()
      scheduleHeartbeat()
    } finally {
      isConnecting = false
    }
  }

  function connectNow() {
    return tryConnecting().catch(onDisconnect)
  }

  const reconnectNow = () => {
    if (!link || page?.document.visibilityState === 'hidden') return
    isFrozen = false
    retry.reset()
    if (inner.connected) ping()
    else void connectNow()
  }

  // An open connection keeps a page out of the back-forward cache.
  const freeze = () => {
    isFrozen = true
    stopTimers()
    inner.disconnect('freeze')
  }

  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    page?.[method]('online', reconnectNow)
    page?.[method]('pageshow', reconnectNow)
    page?.[method]('pagehide', freeze)
    page?.document[method]('visibilitychange', reconnectNow)
  }

  inner.on('frame', frame => {
    if (inner.connected) scheduleHeartbeat()
    emit('frame', frame)
  })
  inner.on('close', onDisconnect)

  return {
    on,
    get connected() {
      return inner.connected
    },
    connect: async next => {
      link = next
      isFrozen = false
      listen('addEventListener')
      await tryConnecting().catch(error => {
        onDisconnect(error)
        throw error
      })
    },
    disconnect: reason => {
      link = undefined
      stopTimers()
      listen('removeEventListener')
      inner.disconnect(reason)
    },
    send: frame => inner.send(frame)
  }
}
