import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { ChatError, type ClientFrame, type NumberedEvent, type ServerFrame } from '../../protocol'
import { admitBearer } from '../domain/sessions/bearers'
import { noteSeen } from '../domain/clients/device-presence'
import type { DeliveryReports } from '../domain/webhooks/delivery-reports'
import type { Domain } from '../domain/domain'
import { readSeq } from '../domain/events/events'
import { admissionOf } from '../domain/integrations/origins'
import { readSession, type Session } from '../domain/sessions/sessions'
import { actAsVisitor } from '../domain/sessions/visitor-activities'
import { watchSession } from '../domain/sessions/watch-session'
import type { Limits } from '../limits'
import type { Metrics } from '../metrics'
import { CLOSE, type CloseReason, closeReasonOf } from './close-reasons'
import { followUser } from './follow-user'
import { readAuthFrame, readClientFrame } from './frames'
import { reportDeliveries } from './report-deliveries'

/** Frames of one client that may wait for their turn. */
const WAITING_FRAMES_MAX = 32
/** Bytes that may wait to be sent; a slower client comes again and catches up from the log. */
const BUFFERED_MAX_BYTES = 1024 * 1024
const MS = 1000
/** An `after` that no log reaches back to. */
const KNOWS_NOTHING = -1

export interface ConnectionOptions {
  domain: Domain
  limits: Limits
  log: FastifyBaseLogger
  metrics?: Metrics | undefined
  /** @default nobody is told */
  deliveries?: DeliveryReports | undefined
  /** Of the page, as `originOf` finds it. */
  origin: string | undefined
  /** Milliseconds in which the first frame must come. */
  authWaitMs: number
}

/** Speaks with one client from its first frame to its close. */
export const serveConnection = (
  socket: WebSocket,
  { domain, limits, log, metrics, deliveries, origin, authWaitMs }: ConnectionOptions
): void => {
  const disconnect = metrics?.connected('websocket')
  let session: Session | undefined
  let unfollow = () => {}
  let unwatch = () => {}
  let turn = Promise.resolve()
  let waiting = 0

  const letGo = () => {
    unfollow()
    unwatch()
  }

  const close = (reason: CloseReason) => {
    letGo()
    const [code, text] = CLOSE[reason]
    socket.close(code, text)
  }

  const fail = (err: unknown) => {
    const reason = closeReasonOf(err)
    if (reason === 'unavailable') {
      log.error({ event: 'realtime.failed', err }, 'a connection could not be served')
    }
    close(reason)
  }

  const noteSent = deliveries && reportDeliveries(socket, deliveries, () => session)

  const deliver = (frame: ServerFrame): Promise<void> | void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > BUFFERED_MAX_BYTES) return close('slow')
    return new Promise(resolve =>
      socket.send(JSON.stringify(frame), error => {
        if (!error) noteSent?.(frame)
        resolve()
      })
    )
  }

  const enter = async (text: string) => {
    const frame = readAuthFrame(text)
    if (!frame) return close('badFrame')
    const found = await admitBearer(domain, frame.token)
    if (!found) return close('auth')
    if (admissionOf(found, origin) === 'refused') return close('origin')
    limits.take('entries', found.userId)
    if (socket.readyState !== socket.OPEN) return
    session = found
    follow(found, frame.after)
    unwatch = watchSession(domain, found, {
      onLook: take,
      onEnd: () => close('auth'),
      onFailure: fail
    })
    await noteSeen(domain, found).catch(err =>
      log.warn({ event: 'seen.failed', err }, 'a device was not noted')
    )
  }

  const noteDelivery =
    metrics &&
    (({ createdAt }: NumberedEvent['event']) => {
      metrics.delivered((domain.clock() - Date.parse(createdAt)) / MS)
    })

  const follow = (reader: Session, after: number) => {
    unfollow()
    if (socket.readyState !== socket.OPEN) return
    unfollow = followUser(domain, { reader, after, deliver, onLive: noteDelivery, onFailure: fail })
  }

  /** When the user was merged into another, that one's log is followed from now on. */
  const take = (current: Session) => {
    const isMerged = session?.userId !== current.userId
    session = current
    if (isMerged) follow(current, KNOWS_NOTHING)
  }

  const answerPing = async ({ tokenHash }: Session) => {
    const { read } = domain.storage
    const current = await readSession(read, tokenHash, domain.clock())
    if (!current) return close('auth')
    // The bus may have lost that it changed.
    take(current)
    void deliver({ type: 'pong', seq: await readSeq(read, current) })
  }

  const act = async (visitor: Session, frame: Exclude<ClientFrame, { type: 'ping' }>) => {
    try {
      await actAsVisitor(domain, visitor, frame)
    } catch (error) {
      // A frame has no answer, and the conversation may just have been removed.
      if (!(error instanceof ChatError && error.code === 'conversation-not-found')) throw error
    }
  }

  const hear = async (data: RawData, isBinary: boolean) => {
    const text = isBinary ? '' : data.toString()
    if (!session) return enter(text)
    limits.take('frames', session.userId)
    const frame = readClientFrame(text)
    if (!frame) return close('badFrame')
    return frame.type === 'ping' ? answerPing(session) : act(session, frame)
  }

  const authTimer = setTimeout(() => close('auth'), authWaitMs)
  socket.on('message', (data, isBinary) => {
    // How long the server takes to look at it is not the client's fault.
    clearTimeout(authTimer)
    if (socket.readyState !== socket.OPEN) return
    if (++waiting > WAITING_FRAMES_MAX) return close('tooMuch')
    turn = turn
      .then(() => hear(data, isBinary))
      .catch(fail)
      .finally(() => waiting--)
  })
  // Each error is followed by a close, which says all there is to say.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearTimeout(authTimer)
    letGo()
    disconnect?.()
  })
}
