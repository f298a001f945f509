import type { Db, Row } from '../../../storage'
import { addExtras, listParticipants, readExtras } from '../../records'
import { type AppContext, lookTopic } from '../../transaction'
import { announceToTeam } from './announce-to-team'

/** Conversations of a visitor that are asked about at once. */
const CONVERSATIONS_MAX = 20
/** Messages that are noted at once; of earlier ones the newest tells enough. */
const MESSAGES_MAX = 100

/** A reply that has reached the messenger of its visitor, with all before it. */
export interface Arrival {
  conversationId: string
  messageId: string
}

type Reader = Pick<Row<'users'>, 'appId'> & { userId: string }

const selectReplies = (db: Db, conversationId: string) =>
  db
    .selectFrom('messages')
    .select(['id', 'received', 'extrasJson'])
    .where('conversationId', '=', conversationId)
    .where('authorType', '=', 'business')
    .where('isSilent', '=', 0)
    .orderBy('id', 'desc')

const isNoted = ({ extrasJson }: Pick<Row<'messages'>, 'extrasJson'>): boolean =>
  readExtras(extrasJson).deliveredAt !== undefined

/**
 * Lists the newest reply of each conversation that its visitor has neither read nor is known to have.
 *
 * @param until Of those from before this time, in ms.
 */
export const listUnconfirmed = async (
  db: Db,
  userId: string,
  until: number
): Promise<Arrival[]> => {
  const unread = await db
    .selectFrom('participants')
    .select('conversationId')
    .where('userId', '=', userId)
    .where('unreadCount', '>', 0)
    .limit(CONVERSATIONS_MAX)
    .execute()
  const found = await Promise.all(
    unread.map(async ({ conversationId }) => {
      const reply = await selectReplies(db, conversationId)
        .where('received', '<=', until)
        .limit(1)
        .executeTakeFirst()
      return reply && !isNoted(reply) ? [{ conversationId, messageId: reply.id }] : []
    })
  )
  return found.flat()
}

/** Lists what an arrival says of replies that nobody knew of. Of a group it says nothing: others may lack them. */
const listNews = async (
  db: Db,
  userId: string,
  { conversationId, messageId }: Arrival
): Promise<string[]> => {
  const [own, ...others] = await listParticipants(db, conversationId)
  if (own?.userId !== userId || others.length) return []
  const replies = await selectReplies(db, conversationId)
    .where('id', '<=', messageId)
    .where('received', '>', own.lastRead ?? 0)
    .limit(MESSAGES_MAX)
    .execute()
  const end = replies.findIndex(isNoted)
  return replies.slice(0, end < 0 ? undefined : end).map(({ id }) => id)
}

/**
 * Notes that replies have reached the messenger of a visitor, and tells consoles; not of those that were read, or
 * that are known to have arrived.
 */
export const noteArrival = async (
  domain: AppContext,
  { appId, userId }: Reader,
  arrival: Arrival
): Promise<void> => {
  const { conversationId } = arrival
  if (!(await listNews(domain.storage.read, userId, arrival)).length) return
  const [newest] = await domain.write(async tx => {
    const ids = await listNews(tx.db, userId, arrival)
    for (const id of ids) await addExtras(tx.db, conversationId, id, { deliveredAt: tx.now })
    return ids
  })
  if (newest === undefined) return
  const conversation = { id: conversationId, appId }
  announceToTeam(domain, conversation, 'conversation:arrival', { message: { id: newest } })
}

/**
 * Tells the messengers of the visitor of a conversation that a member of the team looks at it: only then they are
 * asked what has arrived.
 */
export const announceLook = async (
  { storage, bus }: Pick<AppContext, 'storage' | 'bus'>,
  conversationId: string
): Promise<void> => {
  const [only, ...others] = await listParticipants(storage.read, conversationId)
  if (only && !others.length) bus.publish(lookTopic(only.userId), conversationId)
}

/** Hears which conversations of a user members of the team look at. @returns A function that ends it. */
export const hearLooks = (
  { bus }: Pick<AppContext, 'bus'>,
  userId: string,
  listener: (conversationId: string) => void
): (() => void) =>
  bus.subscribe(lookTopic(userId), conversationId => {
    // A notice tells of no look; the next one comes soon.
    if (typeof conversationId === 'string') listener(conversationId)
  })
