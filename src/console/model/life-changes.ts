import { batch } from '@preact/signals-react'
import type { AppApi, ConversationLife, LifeChange } from '../api'
import type { LifeOrder } from './life-order'
import type { Rows } from './rows'
import { isAs, touchedBy } from './take-back'

interface LifeChangesOptions {
  api: Pick<AppApi, 'changeLife'>
  rows: Pick<Rows, 'get'>
  order: LifeOrder
  /** Stores what the team does with a conversation now. */
  live(id: string, life: ConversationLife): void
}

/** Makes the changes that this member of the team makes to the state of conversations. */
export const createLifeChanges = ({ api, rows, order, live }: LifeChangesOptions) => {
  async function send(id: string, change: LifeChange): Promise<ConversationLife> {
    const heard = order.begin()
    const changed = await api.changeLife(id, change)
    // After an event, the answer may be the older one; the event of this change follows, if it was not that.
    if (!heard.of(id)) batch(() => live(id, changed))
    return changed
  }

  return {
    /**
     * Changes what the team does with a conversation.
     *
     * @returns A function that takes it back; false: it could not, as somebody has changed more meanwhile.
     * @throws {ApiError}
     */
    async changeLife(id: string, change: LifeChange): Promise<() => Promise<boolean>> {
      const before = rows.get(id)?.peek()
      const changed = await send(id, change)
      return async () => {
        const now = rows.get(id)?.peek()
        if (!before || !now) return false
        const former = touchedBy(change, before, Date.now())
        if (isAs(former, now)) return true
        if (!isAs(touchedBy(change, changed, 0), now)) return false
        await send(id, former)
        return true
      }
    }
  }
}
