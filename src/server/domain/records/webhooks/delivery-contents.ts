import { type Db, prepared, type Row } from '../../../storage'
import { appEventSubjects, type EventPayload } from '../../transaction'

/** Length of the longest event that is kept. */
const EVENT_MAX_CHARS = 65_536
/** Characters of an answer that are kept. */
const ANSWER_MAX_CHARS = 1_000

type Subjects = Pick<
  Row<'deliveryContents'>,
  'conversationId' | 'messageId' | 'userId' | 'quotedMessageId' | 'quotedUserId'
>

interface StoredEvent {
  payload: EventPayload & { conversation?: { id: string } }
  /** Set in test events, whose ids are made up. */
  test?: boolean
}

type Ids = [string | null, string | null]

const selectConversation = prepared<{ id: string }, { id: string }>((db, value) =>
  db.selectFrom('conversations').select('id').where('id', '=', value('id'))
)
const selectMessages = prepared<{ conversationId: string; a: string; b: string }, { id: string }>(
  (db, value) =>
    db
      .selectFrom('messages')
      .select('id')
      .where('conversationId', '=', value('conversationId'))
      .where(({ eb, or }) => or([eb('id', '=', value('a')), eb('id', '=', value('b'))]))
)
const selectUsers = prepared<{ a: string; b: string }, { id: string }>((db, value) =>
  db
    .selectFrom('users')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', value('a')), eb('id', '=', value('b'))]))
)

const subjectsOf = (eventJson: string): Subjects => {
  const { payload, test } = JSON.parse(eventJson) as StoredEvent
  const shown: StoredEvent['payload'] = test ? {} : payload
  return { conversationId: shown.conversation?.id ?? null, ...appEventSubjects(shown) }
}

const includeAll = (found: { id: string }[], ids: Ids): boolean =>
  ids.every(id => id === null || found.some(row => row.id === id))

/** Tells whether everything that an event shows is still there. */
const areThere = async (
  db: Db,
  { conversationId, messageId, quotedMessageId, userId, quotedUserId }: Subjects
): Promise<boolean> => {
  if (conversationId !== null && !(await selectConversation(db, { id: conversationId })).length) {
    return false
  }
  const messages: Ids = [messageId, quotedMessageId]
  const [a, b] = messages.map(id => id ?? '') as [string, string]
  const place = { conversationId: conversationId ?? '', a, b }
  if ((a || b) && !includeAll(await selectMessages(db, place), messages)) return false
  if (userId === null && quotedUserId === null) return true
  const users = await selectUsers(db, { a: userId ?? '', b: quotedUserId ?? '' })
  return includeAll(users, [userId, quotedUserId])
}

/** Cuts an answer, and hides the secret where the target repeats it. PostgreSQL stores no U+0000. */
const trimAnswer = (answer: string, secret: string): string =>
  [...answer.replaceAll(secret, '…').replaceAll('\0', '')].slice(0, ANSWER_MAX_CHARS).join('')

/**
 * Stores what an attempt sent and what came back, unless something that it shows was deleted meanwhile.
 *
 * @param content A longer event is not kept, of a longer answer the beginning is.
 */
export const storeDeliveryContent = async (
  db: Db,
  deliveryId: string,
  { eventJson, answer, secret }: { eventJson: string; answer: string | null; secret: string }
): Promise<void> => {
  const subjects = subjectsOf(eventJson)
  if (!(await areThere(db, subjects))) return
  await db
    .insertInto('deliveryContents')
    .values({
      deliveryId,
      eventJson: eventJson.length > EVENT_MAX_CHARS ? null : eventJson,
      answer: answer === null ? null : trimAnswer(answer, secret),
      ...subjects
    })
    .execute()
}
