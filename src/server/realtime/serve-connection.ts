import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { ChatError, type ClientFrame, type ErrorCode, type NumberedEvent } from '../../protocol'
import { performActivity, type DeliveryReports } from '../domain/flows'
import type { AppContext } from '../domain/transaction'
import { readSeq, readSession, type Session } from '../domain/records'
import type { Limits } from '../limits'
import type { Metrics } from '../metrics'
import { createAdmission } from './admit'
import { CLOSE, type CloseReason } from './close-reasons'
import type { Caller } from './endpoint'
import { createFrameQueue } from './frame-queue'
import { parseAuthFrame, parseClientFrame } from './frames'
import { carriesMessage, createDeliveryReport } from './report-deliveries'
import { createFrameSender } from './send-frames'
import { createSessionFeed } from './session-feed'

const MS = 1000
/** Codes of frames that came too late. */
const OBSOLETE: ReadonlySet<ErrorCode> = new Set(['conversation-not-found', 'forbidden'])

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

/** Makes a function that records how long a live event took; undefined without metrics. */
export const createDeliveryTimer = ({
  domain,
  metrics
}: Pick<ConnectionOptions, 'domain' | 'metrics'>) =>
  metrics &&
  (({ createdAt }: NumberedEvent['event']) => {
    metrics.recordDelivery((domain.clock() - Date.parse(createdAt)) / MS)
  })

/** Serves one client from its first frame to the close of its connection. */
export const serveConnection = (socket: WebSocket, options: ConnectionOptions): void => {
  const { domain, limits, metrics, deliveries, authWaitMs } = options
  const { read } = domain.storage
  const { admit, whyEnded, whyFailed, recordVisit } = createAdmission(options)
  const countDisconnect = metrics?.countConnection('websocket')

  const fail = (error: unknown) => close(whyFailed(error))

  const reportDelivery = deliveries && createDeliveryReport(socket, deliveries, getSession)

  const deliver = createFrameSender(
    {
      isOpen: () => socket.readyState === socket.OPEN,
      countBuffered: () => socket.bufferedAmount,
      send: (text, onTaken) => socket.send(text, onTaken)
    },
    {
      onSent: frame => {
        // Missed messages follow `ready` and `reset`.
        if (carriesMessage(frame) || frame.type === 'ready' || frame.type === 'reset') {
          reportDelivery?.()
        }
      },
      onSlow: () => close('slow')
    }
  )

  const feed = createSessionFeed({
    domain,
    deliver,
    onLive: createDeliveryTimer(options),
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

  const signIn = async (text: string) => {
    const frame = parseAuthFrame(text)
    if (!frame) return close('badFrame')
    const admitted = await admit(frame.token)
    if (typeof admitted === 'string') return close(admitted)
    if (socket.readyState !== socket.OPEN) return
    feed.start(admitted, frame.after)
    await recordVisit(admitted)
  }

  const answerPing = async ({ tokenHash }: Session) => {
    const session = await readSession(read, tokenHash, domain.clock())
    if (!session) return close(await whyEnded(tokenHash))
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
