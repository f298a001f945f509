import type { replies as english } from '../en/replies'
import type { TranslationOf } from '../translate'

/** Texts of the saved replies. */
export const replies: TranslationOf<typeof english> = {
  'replies.lead':
    'Antworten, die Ihr Team wiederverwendet. Tippen Sie / am Anfang einer Antwort und dann, was Sie suchen.',
  'replies.none': 'Hier ist noch keine Antwort.',
  'replies.failed': 'Die gespeicherten Antworten konnten nicht geladen werden.',
  'replies.new': 'Neue Antwort',
  'replies.edit': 'Bearbeiten',
  'replies.editNamed': '{name} bearbeiten',
  'replies.editTitle': 'Antwort bearbeiten',
  'replies.delete': 'Löschen',
  'replies.deleteNamed': '{name} löschen',
  'replies.questionTitle': 'Diese Antwort löschen?',
  'replies.question':
    'Ihr Team kann „{name}“ dann nicht mehr verwenden. Das lässt sich nicht rückgängig machen.',
  'replies.deleted': 'Die Antwort „{name}“ ist gelöscht.',
  'replies.saved': 'Die Antwort „{name}“ ist gespeichert.',
  'replies.save': 'Antwort speichern',
  'replies.nameHint': 'Wird nach / getippt, um sie zu finden.',
  'replies.text': 'Wortlaut',
  'replies.textHint':
    '{visitor} steht für den Namen des Besuchers, {agent} für den Namen dessen, der antwortet. {fallback} hat Worte für einen unbekannten Namen; ohne sie wird nichts eingesetzt.',
  'replies.wrongPlaceholder':
    '{placeholder} ist kein Platzhalter. Verwenden Sie {visitor} oder {agent}.',
  'replies.taken': 'Eine andere Antwort hat diesen Namen.',
  'replies.found': { one: '{count} Antwort gefunden', other: '{count} Antworten gefunden' }
}
