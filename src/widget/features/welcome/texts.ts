/** English texts of the welcome, by the keys of `customText`. */
export const TEXTS = {
  answerTimeMinutes: 'Usually answers within a few minutes',
  answerTimeHour: 'Usually answers within an hour',
  answerTimeHours: 'Usually answers within a few hours',
  answerTimeDay: 'Usually answers within a day'
}
