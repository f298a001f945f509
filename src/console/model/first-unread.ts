import type { Entries } from './entries'

/**
 * Finds the first message of a visitor after a time, among those that are loaded.
 *
 * @param since When the business last read; an empty string: never.
 * @param hasOlder Whether older ones are not loaded: the first may be among them.
 * @returns Its key; undefined: there is none, or it is not loaded yet.
 */
export const firstUnread = (
  entries: Entries,
  since: string,
  hasOlder: boolean
): string | undefined => {
  const at = entries.findIndex(
    ({ message }) => message.author.type === 'user' && message.received > since
  )
  return at > 0 || !hasOlder ? entries[at]?.key : undefined
}
