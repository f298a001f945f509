import type { MqttClient } from 'mqtt'
import {
  networkFailed,
  notConnected,
  type ChatError,
  type ClientFrame,
  type ServerFrame
} from '../../protocol'
import { readEvents, sendActivity, toChatError } from '../events-api'
import type { TransportLink } from '../transport'
import { createEventOrder } from './event-order'
import { subscribe, type ConnectMqtt } from './subscribe'

export interface ConnectionOptions {
  loadConnect(): Promise<ConnectMqtt>
  request: typeof fetch
  link: TransportLink
  onFrame(frame: ServerFrame): void
  /** The connection was open, and ended without `end`. */
  onClose(error: ChatError): void
}

/** One connection, from connecting to its end. */
export interface Connection {
  readonly isOpen: boolean
  /** Resolves right after the first frame. Rejects if the connection ends before. */
  opened: Promise<void>
  send(frame: ClientFrame): void
  /** Ends the connection; nothing is emitted any more. */
  end(): void
}

/** Opens a connection: live events come from the broker, missed ones over HTTP. */
export const openConnection = ({
  loadConnect,
  request,
  link,
  onFrame,
  onClose
}: ConnectionOptions): Connection => {
  const aborter = new AbortController()
  const eventsLink = { url: `${link.baseUrl}/sdk/v1/apps/${link.appId}/events`, token: link.token }
  let client: MqttClient | undefined
  let isOpen = false
  let isEnded = false
  let isRefused = false
  let resolveOpened: () => void
  let rejectOpened: (error: ChatError) => void
  const opened = new Promise<void>((resolve, reject) => {
    resolveOpened = resolve
    rejectOpened = reject
  })

  const end = (error?: ChatError) => {
    if (isEnded) return
    const wasOpen = isOpen
    isEnded = true
    isOpen = false
    aborter.abort()
    client?.end(true)
    rejectOpened(error ?? notConnected())
    if (wasOpen && error) onClose(error)
  }

  const onFail = (error: unknown) => end(toChatError(error, eventsLink.url))

  const read = (after: number) => readEvents(request, { link: eventsLink, aborter }, after, 0)

  /** Asks the server, whose word about the session counts: a broker that cannot reach it refuses all. */
  const checkRefusal = async () => {
    isRefused = true
    await read(link.after)
    throw networkFailed(link.url, 'refused')
  }

  const onBrokerEnd = (error: ChatError) => {
    if (isRefused) return
    if (error.code === 'invalid-auth') checkRefusal().catch(onFail)
    else end(error)
  }

  const order = createEventOrder({
    after: link.after,
    read,
    emit: frame => {
      if (isEnded) return
      isOpen = true
      resolveOpened()
      onFrame(frame)
    },
    onFail
  })

  const start = async () => {
    const connect = await loadConnect()
    if (isEnded) return
    client = subscribe(connect, link, {
      onSubscribed: order.start,
      onFrame: order.receive,
      onEnd: onBrokerEnd
    })
  }
  // Browsers throw where a page may not connect to an address.
  start().catch(onFail)

  return {
    opened,
    get isOpen() {
      return isOpen
    },
    send: frame =>
      frame.type === 'ping' ? order.ping() : sendActivity(request, eventsLink, frame),
    end: () => end()
  }
}
