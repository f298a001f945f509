import type { Db, Row } from '../../../storage'
import { newId, PRUNE_BATCH_SIZE, type Tx } from '../../transaction'

/** Time in which a service answers, or says by itself what became of a part. */
const ANSWER_MAX_MS = 20_000

/** Adds a message to what waits for a client; only the first that waits has a time. */
export const insertDelivery = async (
  tx: Tx,
  message: Pick<Row<'channelDeliveries'>, 'clientId' | 'conversationId' | 'messageId'>
): Promise<void> => {
  const { db, now } = tx
  const before = await db
    .selectFrom('channelDeliveries')
    .select('id')
    .where('clientId', '=', message.clientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const waiting = await findFirstWaiting(db, message.clientId)
  await db
    .insertInto('channelDeliveries')
    .values({
      id: newId(now, before?.id),
      ...message,
      state: 'waiting',
      dueAt: waiting ? null : now,
      createdAt: now
    })
    .execute()
  tx.announceDeliveries()
}

/** Makes the question wait that asks a person to confirm a link. */
export const insertConfirmation = (
  tx: Tx,
  { clientId, conversationId }: Pick<Row<'channelDeliveries'>, 'clientId' | 'conversationId'>
): Promise<void> => insertDelivery(tx, { clientId, conversationId, messageId: clientId })

/** Tells whether a delivery is not a message of the conversation, but the question that confirms a link. */
export const isConfirmation = ({
  clientId,
  messageId
}: Pick<Row<'channelDeliveries'>, 'clientId' | 'messageId'>): boolean => messageId === clientId

function findFirstWaiting(db: Db, clientId: string) {
  return db
    .selectFrom('channelDeliveries')
    .select('id')
    .where('clientId', '=', clientId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Lists the messages that wait for a client, the first first. */
export const listWaitingMessages = (
  db: Db,
  clientId: string
): Promise<Pick<Row<'channelDeliveries'>, 'conversationId' | 'messageId'>[]> =>
  db
    .selectFrom('channelDeliveries')
    .select(['conversationId', 'messageId'])
    .where('clientId', '=', clientId)
    .where('messageId', '!=', clientId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()

/** Gives the messages of one client, sent or not, to another that the same person is now. */
export const moveDeliveries = async (
  { db }: Pick<Tx, 'db'>,
  from: string,
  into: string
): Promise<void> => {
  await db
    .updateTable('channelDeliveries')
    .set({ clientId: into })
    .where('clientId', '=', from)
    .where('messageId', '!=', from)
    .execute()
}

/** Finds a delivery of an integration by its id, or the one of a message. */
export const findChannelDelivery = (
  db: Db,
  integrationId: string,
  asked: { id: string } | Pick<Row<'channelDeliveries'>, 'conversationId' | 'messageId'>
): Promise<Row<'channelDeliveries'> | undefined> => {
  const found = db
    .selectFrom('channelDeliveries')
    .innerJoin('clients', 'clients.id', 'channelDeliveries.clientId')
    .selectAll('channelDeliveries')
    .where('clients.integrationId', '=', integrationId)
  return (
    'id' in asked
      ? found.where('channelDeliveries.id', '=', asked.id)
      : found
          .where('channelDeliveries.conversationId', '=', asked.conversationId)
          .where('channelDeliveries.messageId', '=', asked.messageId)
  ).executeTakeFirst()
}

/** Says until when the service may answer to the last attempt; 0: no answer is missing. */
export const answerUntil = ({ askedAt }: Pick<Row<'channelDeliveries'>, 'askedAt'>): number =>
  askedAt === null ? 0 : askedAt + ANSWER_MAX_MS

/** Ends a delivery, and makes the next one of its client due. */
export const endDelivery = async (
  tx: Tx,
  { id, clientId }: Pick<Row<'channelDeliveries'>, 'id' | 'clientId'>,
  ended: { state: 'sent' | 'failed'; error: string | null }
): Promise<void> => {
  const { db, now } = tx
  await db
    .updateTable('channelDeliveries')
    .set({ ...ended, dueAt: null, askedAt: null })
    .where('id', '=', id)
    .execute()
  const next = await findFirstWaiting(db, clientId)
  if (!next) return
  await db.updateTable('channelDeliveries').set({ dueAt: now }).where('id', '=', next.id).execute()
  tx.announceDeliveries()
}

/** Makes all waiting deliveries of an integration due now. */
export const hastenDeliveries = async (tx: Tx, integrationId: string): Promise<void> => {
  const { db, now } = tx
  await db
    .updateTable('channelDeliveries')
    .set({ dueAt: now })
    .where('dueAt', '>', now)
    .where(
      'clientId',
      'in',
      db.selectFrom('clients').select('id').where('integrationId', '=', integrationId)
    )
    .execute()
  tx.announceDeliveries()
}

/** Tells whether an event of an outside service was claimed. */
export const isTakenEvent = async (
  db: Db,
  integrationId: string,
  eventId: string
): Promise<boolean> => {
  const event = await db
    .selectFrom('channelEvents')
    .select('eventId')
    .where('integrationId', '=', integrationId)
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return event !== undefined
}

/** Claims an event of an outside service. Returns false when it was claimed before. */
export const claimChannelEvent = async (
  { db, now }: Tx,
  integrationId: string,
  eventId: string
): Promise<boolean> => {
  const claimed = await db
    .insertInto('channelEvents')
    .values({ integrationId, eventId, createdAt: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('eventId')
    .execute()
  return claimed.length > 0
}

/** Counts the events of an outside service that were claimed since a time. */
export const countChannelEvents = async (
  db: Db,
  integrationId: string,
  since: number
): Promise<number> => {
  const { count } = await db
    .selectFrom('channelEvents')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('integrationId', '=', integrationId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const deleteEnded = ({ db }: Tx, before: number) =>
  db
    .deleteFrom('channelDeliveries')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('channelDeliveries')
        .select('id')
        .where('state', '!=', 'waiting')
        .where('createdAt', '<', before)
        .limit(PRUNE_BATCH_SIZE)
    )
    .executeTakeFirst()

const deleteEvents = ({ db }: Tx, before: number) =>
  db
    .deleteFrom('channelEvents')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('integrationId', 'eventId'),
        'in',
        selectFrom('channelEvents')
          .select(['integrationId', 'eventId'])
          .where('createdAt', '<', before)
          .limit(PRUNE_BATCH_SIZE)
          .$asTuple('integrationId', 'eventId')
      )
    )
    .executeTakeFirst()

/**
 * Deletes some rows of channels that are older than a time: deliveries that have ended, and events.
 *
 * @returns Number of deleted rows.
 */
export const pruneChannelRows = async (tx: Tx, before: number): Promise<bigint> => {
  const deliveries = await deleteEnded(tx, before)
  const events = await deleteEvents(tx, before)
  return deliveries.numDeletedRows + events.numDeletedRows
}
