import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { NumberedEvent, ServerFrame } from '../../protocol'
import type { DeliveryReports } from '../domain/flows'
import { readSeq, readSession, settingsVersion } from '../domain/records'
import type { AppContext } from '../domain/transaction'
import type { Limits } from '../limits'
import type { Metrics } from '../metrics'
import { type Admission, createAdmission } from './admit'
import { CLOSE, type CloseReason } from './close-reasons'
import { createArrivals } from './confirm-arrivals'
import type { Caller } from './endpoint'
import { createDeliveryReport } from './report-deliveries'
import { createFrameSender, type TextSink } from './send-frames'
import { createSessionFeed, type SessionFeed } from './session-feed'

const MS = 1000

/** Services and settings of a connection. */
export interface ConnectionOptions extends Caller {
  domain: AppContext
  limits: Limits
  log: FastifyBaseLogger
  metrics?: Metrics | undefined
  /** @default deliveries are not reported */
  deliveries?: DeliveryReports | undefined
  /** Time limit for the first frame, in milliseconds. */
  authWaitMs: number
}

/** Parts in which protocols differ. */
export interface ConnectionProtocol {
  /** Name of the connection in the metrics. */
  kind: Parameters<Metrics['countConnection']>[0]
  sink: Pick<TextSink, 'countBuffered' | 'send'>
  /** Tells whether all messages of the business up to now have been sent with a frame. */
  completes(frame: ServerFrame): boolean
}

/** Connection of one visitor over a WebSocket, whatever protocol it speaks. */
export interface VisitorConnection extends Pick<Admission, 'admit' | 'recordVisit'> {
  feed: SessionFeed
  /** Sends `pong` with the newest seq; closes the connection if its session has ended. */
  sendPong(): Promise<void>
  close(reason: CloseReason): void
  /** Maps a failure to the reason of the close, and logs it if it is the server's. */
  whyFailed: Admission['whyFailed']
  /** Closes the connection because of a failure. */
  fail(error: unknown): void
}

/** Makes the connection of one visitor, until its WebSocket closes. */
export const createVisitorConnection = (
  socket: WebSocket,
  options: ConnectionOptions,
  { kind, sink, completes }: ConnectionProtocol
): VisitorConnection => {
  const { domain, metrics, deliveries } = options
  const { read } = domain.storage
  const { admit, whyEnded, whyFailed, recordVisit } = createAdmission(options)
  const countDisconnect = metrics?.countConnection(kind)

  const fail = (error: unknown) => close(whyFailed(error))

  const reportDelivery = deliveries && createDeliveryReport(socket, deliveries, getSession)
  const arrivals = createArrivals(socket, { domain, log: options.log, sessionOf: getSession })

  const deliver = createFrameSender(
    { ...sink, isOpen: () => socket.readyState === socket.OPEN },
    {
      onSent: frame => {
        if (completes(frame)) reportDelivery?.()
        arrivals.noteSent(frame)
      },
      onSlow: () => close('slow')
    }
  )

  const measureDelivery =
    metrics &&
    (({ createdAt }: NumberedEvent['event']) => {
      metrics.recordDelivery((domain.clock() - Date.parse(createdAt)) / MS)
    })

  const feed = createSessionFeed({
    domain,
    deliver,
    arrivals,
    // Clients of MQTT fetch what they missed.
    onCaughtUp: kind === 'websocket' ? arrivals.confirm : undefined,
    onLive: measureDelivery,
    onSettings: () => void sendPong().catch(fail),
    onEnd: isReplaced => close(isReplaced ? 'replaced' : 'auth'),
    onFailure: fail
  })

  function getSession() {
    return feed.session
  }

  function close(reason: CloseReason) {
    feed.stop()
    const [code, text] = CLOSE[reason]
    socket.close(code, text)
  }

  async function sendPong() {
    if (!feed.session) return
    const { tokenHash } = feed.session
    const session = await readSession(read, tokenHash, domain.clock())
    if (!session) return close(await whyEnded(tokenHash))
    // The bus may have lost the event about a change of the session.
    feed.setSession(session)
    const seq = await readSeq(read, session)
    void deliver({ type: 'pong', seq, settingsVersion: settingsVersion(session) })
  }

  socket.on('close', () => {
    feed.stop()
    countDisconnect?.()
  })

  return {
    admit,
    recordVisit,
    feed,
    close,
    whyFailed,
    fail,
    sendPong
  }
}
