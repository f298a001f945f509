/** English texts of what was said before, by the keys of `customText`. */
export const TEXTS = {
  couldNotLoadMessages: 'Not loaded. Try again',
  fetchHistory: 'Load earlier messages',
  fetchingHistory: 'Loading…'
}
