import {
  createEmitter,
  HEARTBEAT_ANSWER_MS,
  HEARTBEAT_MS,
  isRetryable,
  networkFailed,
  type ChatError
} from '../protocol'
import type { Transport, TransportEvents, TransportLink } from './transport'

const RETRY_MIN_DELAY_MS = 500
const RETRY_MAX_DELAY_MS = 30_000

export interface ReconnectOptions {
  /** Page events that wake a waiting reconnect; none outside a page. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>
  /** 0 to 1, for the jitter. @default Math.random */
  random?: () => number
}

/**
 * Keeps a transport connected: full-jitter back-off from 0.5 to 30 s, woken by `online`, `pageshow`
 * and by the page becoming visible; a heartbeat finds connections that died in silence. Emits
 * `close` at each loss and the server's `ready` or `reset` at each return; ends at a final error.
 */
export const reconnect = (
  inner: Transport,
  { page, random = Math.random }: ReconnectOptions = {}
): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  let link: TransportLink | undefined
  let attempt = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let heartbeatTimer: ReturnType<typeof setTimeout> | undefined
  let connecting = false
  let frozen = false

  const ping = () => {
    clearTimeout(heartbeatTimer)
    heartbeatTimer = setTimeout(() => {
      inner.disconnect()
      lose(networkFailed(link!.url, 'no answer to a heartbeat'))
    }, HEARTBEAT_ANSWER_MS)
    inner.send({ type: 'ping' })
  }

  const beat = () => {
    clearTimeout(heartbeatTimer)
    heartbeatTimer = setTimeout(ping, HEARTBEAT_MS)
  }

  const stopTimers = () => {
    clearTimeout(retryTimer)
    clearTimeout(heartbeatTimer)
  }

  const lose = (error: ChatError) => {
    stopTimers()
    if (isRetryable(error)) waitAndTry()
    else link = undefined
    emit('close', error)
  }

  const waitAndTry = () => {
    const ceiling = Math.min(RETRY_MAX_DELAY_MS, RETRY_MIN_DELAY_MS * 2 ** attempt++)
    clearTimeout(retryTimer)
    retryTimer = setTimeout(() => void tryNow().catch(lose), random() * ceiling)
  }

  const tryNow = async () => {
    if (!link || connecting || inner.connected) return
    clearTimeout(retryTimer)
    connecting = true
    try {
      await inner.connect(link)
      if (!link || frozen) return inner.disconnect()
      attempt = 0
      beat()
    } finally {
      connecting = false
    }
  }

  const wake = () => {
    if (!link || page!.document.visibilityState === 'hidden') return
    frozen = false
    attempt = 0
    if (inner.connected) ping()
    else void tryNow().catch(lose)
  }

  // An open connection keeps a page out of the back-forward cache.
  const freeze = () => {
    frozen = true
    stopTimers()
    inner.disconnect('freeze')
  }

  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    page?.[method]('online', wake)
    page?.[method]('pageshow', wake)
    page?.[method]('pagehide', freeze)
    page?.document[method]('visibilitychange', wake)
  }

  inner.on('frame', frame => {
    if (inner.connected) beat()
    emit('frame', frame)
  })
  inner.on('close', lose)

  return {
    on,
    get connected() {
      return inner.connected
    },
    connect: async next => {
      link = next
      listen('addEventListener')
      await tryNow().catch(error => {
        lose(error)
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
