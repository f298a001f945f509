import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { ChatError, type ClientFrame, type ErrorCode, type NumberedEvent } from '../../protocol'
import {
  performActivity,
  resolveBearer,
  type DeliveryReports,
  recordLastSeen
} from '../domain/flows'
import { hashToken } from '../auth'
import type { AppContext } from '../domain/transaction'
import {
  checkOrigin,
  findReplacedSession,
  readSeq,
  readSession,
  type Session
} from '../domain/records'
import type { Limits } from '../limits'
import type { Metrics } from '../metrics'
import { CLOSE, type CloseReason, closeReasonOf } from './close-reasons'
import { createFrameQueue } from './frame-queue'
import { parseAuthFrame, parseClientFrame } from './frames'
import { reportDeliveries } from './report-deliveries'
import { createFrameSender } from './send-frames'
import { createSessionFeed } from './session-feed'

const MS = 1000
/** Codes of frames that came too late. */
const OBSOLETE: ReadonlySet<ErrorCode> = new Set(['conversation-not-found', 'forbidden'])

/** Services and settings of a connection. */
export interface ConnectionOptions {
  domain: AppContext
  limits: Limits
  log: FastifyBaseLogger
  metrics?: Metrics | undefined
  /** @default deliveries are not reported */
  deliveries?: DeliveryReports | undefined
  /** Network of the client, for rate limits. */
  network: string
  /** Origin of the page, as `originOf` finds it. */
  origin: string | undefined
  /** Time limit for the first frame, in milliseconds. */
  authWaitMs: number
}

/** Serves one client from its first frame to the close of its connection. */
export const serveConnection = (
  socket: WebSocket,
  { domain, limits, log, metrics, deliveries, network, origin, authWaitMs }: ConnectionOptions
): void => {
  const { read } = domain.storage
  const countDisconnect = metrics?.countConnection('websocket')

  /** Counts a wrong token, as over HTTP. */
  const closeFailed = (reason: CloseReason): CloseReason =>
    reason === 'auth' && limits.check('failures', network) ? 'tooMuch' : reason

  const fail = (err: unknown) => {
    const reason = closeFailed(closeReasonOf(err))
    if (reason === 'unavailable') {
      log.error({ event: 'realtime.failed', err }, 'a connection could not be served')
    }
    close(reason)
  }

  const deliver = createFrameSender(socket, {
    onSent: deliveries && reportDeliveries(socket, deliveries, getSession),
    onSlow: () => close('slow')
  })

  const measureDelivery =
    metrics &&
    (({ createdAt }: NumberedEvent['event']) => {
      metrics.recordDelivery((domain.clock() - Date.parse(createdAt)) / MS)
    })

  const feed = createSessionFeed({
    domain,
    deliver,
    onLive: measureDelivery,
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

  const closeEnded = async (tokenHash: string) => {
    const replaced = await findReplacedSession(read, tokenHash, domain.clock())
    close(replaced ? 'replaced' : closeFailed('auth'))
  }

  const signIn = async (text: string) => {
    const frame = parseAuthFrame(text)
    if (!frame) return close('badFrame')
    const session = await resolveBearer(domain, frame.token)
    if (!session) return closeEnded(hashToken(frame.token))
    if (checkOrigin(session, origin) === 'refused') return close('origin')
    limits.consume('entries', session.userId)
    if (socket.readyState !== socket.OPEN) return
    feed.start(session, frame.after)
    await recordLastSeen(domain, session).catch(err =>
      log.warn({ event: 'seen.failed', err }, 'the last-seen time of a device was not stored')
    )
  }

  const answerPing = async ({ tokenHash }: Session) => {
    const session = await readSession(read, tokenHash, domain.clock())
    if (!session) return closeEnded(tokenHash)
    // The bus may have lost the event about a change of the session.
    feed.setSession(session)
    void deliver({ type: 'pong', seq: await readSeq(read, session) })
  }

  const act = async (session: Session, frame: Exclude<ClientFrame, { type: 'ping' }>) => {
    try {
      await performActivity(domain, session, frame)
    } catch (error) {
      // A frame has no answer; the conversation may just have been removed, or its user blocked.
      if (!(error instanceof ChatError && OBSOLETE.has(error.code))) throw error
    }
  }

  const handleFrame = async (data: RawData, isBinary: boolean) => {
    const { session } = feed
    const text = isBinary ? '' : data.toString()
    if (!session) return signIn(text)
    limits.consume('frames', session.userId)
    const frame = parseClientFrame(text)
    if (!frame) return close('badFrame')
    return frame.type === 'ping' ? answerPing(session) : act(session, frame)
  }

  const enqueue = createFrameQueue(handleFrame, fail)
  const authTimer = setTimeout(() => close('auth'), authWaitMs)
  socket.on('message', (data, isBinary) => {
    // The time that the server takes to handle the frame does not count.
    clearTimeout(authTimer)
    if (socket.readyState === socket.OPEN && !enqueue(data, isBinary)) close('tooMuch')
  })
  // Each `error` is followed by `close`, which is handled.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearTimeout(authTimer)
    feed.stop()
    countDisconnect?.()
  })
}
