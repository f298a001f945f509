/** English texts of a business that is closed, by the keys of `customText`. */
export const TEXTS = {
  closed: 'Closed right now',
  backToday: 'Back at {time}',
  backTomorrow: 'Back tomorrow at {time}',
  backOn: 'Back on {day} at {time}'
}
