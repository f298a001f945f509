import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { ServerFrame } from '../../protocol'
import { type Arrival, hearLooks, listUnconfirmed, noteArrival } from '../domain/flows'
import type { Session } from '../domain/records'
import type { AppContext } from '../domain/transaction'
import { carriesMessage } from './report-deliveries'

/** Time for which a look counts: consoles repeat it, and take a tab that was silent for so long for gone. */
const LOOK_MS = 75_000
/** Age from which a message that was stored has been sent to who is connected. */
const SENT_AFTER_MS = 2_000

export interface ArrivalOptions {
  domain: AppContext
  log: FastifyBaseLogger
  sessionOf(): Session | undefined
}

/** Confirmation of what has reached one connection. */
export interface Arrivals {
  /** Hears of looks from now on. @returns A function that ends it. */
  start(userId: string): () => void
  /** Asks about all that is unread: everything up to now has been sent. */
  confirm(): void
  /** Called with each frame that was sent. */
  noteSent(frame: ServerFrame): void
}

/**
 * Asks a connection which replies have arrived, for consoles: all that was sent before a ping has arrived when its
 * pong is received. It asks when the visitor comes with something unread, and while a member of the team looks at
 * the conversation; messages that nobody looks at cost nothing.
 */
export const createArrivals = (
  socket: WebSocket,
  { domain, log, sessionOf }: ArrivalOptions
): Arrivals => {
  /** When looks end, in ms, by conversation. */
  const looks = new Map<string, number>()
  /** The newest message of each conversation whose ping has no pong yet. */
  const asked = new Map<string, string>()

  const warn = (err: unknown) =>
    log.warn(
      { event: 'arrival.notNoted', err },
      'what has arrived could not be noted; the next look asks again'
    )

  const ask = ({ conversationId, messageId }: Arrival) => {
    if (socket.readyState !== socket.OPEN) return
    asked.set(conversationId, messageId)
    socket.ping(messageId)
  }

  /** Asks about what is unread in one conversation, or in all. */
  const askUntil = async (time: number, conversationId?: string) => {
    const session = sessionOf()
    if (!session) return
    const unconfirmed = await listUnconfirmed(domain.storage.read, session.userId, time)
    for (const arrival of unconfirmed) {
      if (conversationId === undefined || conversationId === arrival.conversationId) ask(arrival)
    }
  }

  const hear = (conversationId: string) => {
    const now = domain.clock()
    looks.set(conversationId, now + LOOK_MS)
    askUntil(now - SENT_AFTER_MS, conversationId).catch(warn)
  }

  socket.on('pong', data => {
    const messageId = data.toString()
    const session = sessionOf()
    const arrived = [...asked].find(([, id]) => id === messageId)
    if (!arrived || !session) return
    const [conversationId] = arrived
    asked.delete(conversationId)
    noteArrival(domain, session, { conversationId, messageId }).catch(warn)
  })

  return {
    start: userId => hearLooks(domain, userId, hear),
    confirm: () => void askUntil(domain.clock()).catch(warn),
    noteSent(frame) {
      if (!carriesMessage(frame)) return
      const { conversation, message } = frame.event
      if ((looks.get(conversation.id) ?? 0) < domain.clock()) return
      ask({ conversationId: conversation.id, messageId: message.id })
    }
  }
}
