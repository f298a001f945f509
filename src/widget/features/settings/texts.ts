/** English texts of the settings. */
export const TEXTS = {
  settingsLanguage: 'Language',
  settingsSound: 'Sound for new messages'
}
