import type { replies as english } from '../en/replies'
import type { TranslationOf } from '../translate'

/** Texts of the saved replies. */
export const replies: TranslationOf<typeof english> = {
  'replies.lead':
    'Antworten, die Ihr Team wiederverwendet. Tippen Sie / am Anfang einer Antwort und dann, was Sie suchen.',
  'replies.none': 'Hier ist noch keine Antwort.',
  'replies.failed': 'Die gespeicherten Antworten konnten nicht geladen werden.',
  'replies.new': 'Neue Antwort',
  'replies.newTemplate': 'Neue Vorlage',
  'replies.templateLead':
    'Eine Vorlage ist eine Nachricht beliebiger Art. {syntax} mit einem Namen darin setzt eine in eine Antwort ein, oder in einen Text, den ein Programm sendet.',
  'replies.unknown': 'Es gibt keine gespeicherte Antwort „{name}“.',
  'replies.notAlone':
    '„{name}“ ist mehr als ein Text mit Schaltflächen und einem Bild. Daneben kann nichts stehen.',
  'replies.fixed': 'Ein Programm hat diese Nachricht gemacht. Ihr Name kann hier geändert werden.',
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
