import { type RawBuilder, sql } from 'kysely'
import type { Db, Row } from '../../../storage'
import {
  conversationCursor,
  readConversationCursor,
  readWaitingCursor,
  WAITING_ORDER,
  waitingCursor,
  waitingPlace
} from '../../records'

/** Position of a conversation in a list. */
export interface SortedPlace {
  order: number
  id: string
}

/** An order in which conversations are listed: by a number, then by id. */
interface Sorting {
  by: RawBuilder<number>
  /** Whether the largest number comes first. */
  isDescending: boolean
  placeOf: (row: Row<'conversations'>) => SortedPlace
  cursorOf: (row: Row<'conversations'>) => string
  /** @throws {ChatError} `invalid-request` for what is no cursor of this list. */
  readCursor: (db: Db, appId: string, cursor: string) => Promise<SortedPlace>
}

/** Orders of the inbox. A cursor names a place, not a conversation, so pages stay whole while those move. */
export const SORTINGS = {
  /** Most recently active first. */
  newest: {
    by: sql.ref<number>('lastUpdatedAt'),
    isDescending: true,
    placeOf: ({ lastUpdatedAt, id }) => ({ order: lastUpdatedAt, id }),
    cursorOf: conversationCursor,
    readCursor: async (db, appId, cursor) => {
      const { lastUpdatedAt, id } = await readConversationCursor(db, appId, cursor)
      return { order: lastUpdatedAt, id }
    }
  },
  /** The one that has waited longest for an answer first; after them the others, most recently active first. */
  waiting: {
    by: WAITING_ORDER,
    isDescending: false,
    placeOf: waitingPlace,
    cursorOf: waitingCursor,
    readCursor: readWaitingCursor
  }
} satisfies Record<string, Sorting>

/** Name of an order of the inbox. */
export type SortName = keyof typeof SORTINGS
