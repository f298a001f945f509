import { batch } from '@preact/signals-react'
import type { AppApi, InboxConversation } from '../api'
import type { LifeOrder } from './life-order'
import type { Rows } from './rows'

interface RowReaderOptions {
  api: Pick<AppApi, 'getConversation'>
  rows: Rows
  life: LifeOrder
}

/** Makes what reads single conversations for their rows. */
export const createRowReader = ({ api, rows, life }: RowReaderOptions) => {
  /** Those that could not be read; the next connection does it. */
  const unreadable = new Set<string>()

  /** Reads a conversation anew. */
  async function read(id: string, use: (conversation: InboxConversation) => void) {
    const heard = life.begin()
    try {
      const conversation = await api.getConversation(id)
      batch(() => use(rows.correct(conversation, heard)))
    } catch {
      unreadable.add(id)
    }
  }

  return {
    read,

    /** Reloads the rows of a user who was changed, or merged into another. */
    readOfUser({ id: userId }: { id: string }): void {
      for (const id of rows.ofUser(userId)) void read(id, rows.put)
    },

    /** Returns the ids of those that could not be read, once. */
    takeUnreadable(): string[] {
      const ids = [...unreadable]
      unreadable.clear()
      return ids
    },

    /** Makes sure that a conversation has a row, listed or not. @throws {ApiError} */
    async ensure(id: string): Promise<void> {
      const heard = life.begin()
      if (!rows.get(id)) rows.put(rows.correct(await api.getConversation(id), heard))
    }
  }
}
