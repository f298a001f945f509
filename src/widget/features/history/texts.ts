/** English texts of the history, by the keys of `customText`. */
export const TEXTS = {
  couldNotLoadMessages: 'These messages could not be loaded. Try again',
  fetchHistory: 'Load earlier messages',
  fetchingHistory: 'Loading…'
}
