import { sql } from 'kysely'
import type { Db, Row } from '../../../storage'
import { checkListed, invalidCursor } from '../shared'

/** Later than every time, so that conversations that do not wait come last, the most recently active first. */
const AFTER_ALL_TIMES = 9_000_000_000_000_000

/** Position of a conversation in the list of its app that begins with the one that waits longest. */
export interface WaitingPlace {
  order: number
  id: string
}

/** Number by which conversations are sorted, as the index `conversationsByWaiting` has it. */
export const WAITING_ORDER = sql<number>`(coalesce(case when "status" = 'open' then "awaitsAnswerSince" end, 9000000000000000 - "lastUpdatedAt"))`

/** Returns since when an open conversation waits for the business, in ms; null: it does not. */
export const waitsSince = ({
  status,
  awaitsAnswerSince
}: Pick<Row<'conversations'>, 'status' | 'awaitsAnswerSince'>): number | null =>
  status === 'open' ? awaitsAnswerSince : null

/** Returns the place of a conversation as it is now. */
export const waitingPlace = (row: Row<'conversations'>): WaitingPlace => ({
  order: waitsSince(row) ?? AFTER_ALL_TIMES - row.lastUpdatedAt,
  id: row.id
})

/** Names the place of a conversation in that list. */
export const waitingCursor = (row: Row<'conversations'>): string => {
  const { order, id } = waitingPlace(row)
  return `w${order}-${id}`
}

/** @throws {ChatError} `invalid-request` for what names no place, or one in the list of another app. */
export const readWaitingCursor = async (
  db: Db,
  appId: string,
  cursor: string
): Promise<WaitingPlace> => {
  const [, order, id] = /^w(\d{1,16})-([0-9a-f]{24})$/.exec(cursor) ?? []
  if (!order || !id) throw invalidCursor()
  const list = db.selectFrom('conversations').select('id').where('appId', '=', appId)
  await checkListed(db, list, 'conversations.id', id)
  return { order: Number(order), id }
}
