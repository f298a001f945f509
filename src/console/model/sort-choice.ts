import type { InboxFilter } from '../api'

const KEY = 'pipit.console.sort'

/** Order in which the lists of this browser are shown, in all apps. */
export interface SortChoice {
  read(): InboxFilter['sort']
  keep(sort: InboxFilter['sort']): void
}

/** @param open Returns the storage; may throw. */
export const createSortChoice = (open: () => Storage): SortChoice => ({
  read() {
    try {
      return open().getItem(KEY) === 'waiting' ? 'waiting' : undefined
    } catch {
      return undefined
    }
  },
  keep(sort) {
    try {
      if (sort) open().setItem(KEY, sort)
      else open().removeItem(KEY)
    } catch {
      // The choice lasts until the page is left.
    }
  }
})
