import type { hours as english } from '../en/hours'
import type { TranslationOf } from '../translate'

/** Texts of office hours and of the away message. */
export const hours: TranslationOf<typeof english> = {
  'appFields.officeHours.label': 'Bürozeiten',
  'appFields.officeHours.hint':
    'Außerhalb davon sagt der Messenger, wann Sie wieder da sind. Ohne Bürozeiten sagt er darüber nichts.',
  'appFields.awayUntil.label': 'Abwesend bis',
  'appFields.awayUntil.hint':
    'Bis dahin haben Sie geschlossen, was auch die Bürozeiten sagen. In der Zeit dieses Computers; leer: Sie sind nicht abwesend.',
  'appFields.awayMessage.label': 'Abwesenheitsnachricht',
  'appFields.awayMessage.hint':
    'Geht einmal an einen Besucher, der schreibt, während Sie geschlossen haben; erneut erst an einem anderen Tag und nach 12 Stunden, und nie innerhalb von 15 Minuten nach einer Nachricht von Ihnen. Leer: Es wird nichts gesendet.',
  'hours.title': 'Bürozeiten und Abwesenheit',
  'hours.timeZone': 'Zeitzone',
  'hours.timeZoneHint': 'In ihr gelten die Zeiten und Feiertage darunter.',
  'hours.closed': 'Geschlossen',
  'hours.add': 'Zeit hinzufügen',
  'hours.addTo': 'Zeit hinzufügen: {day}',
  'hours.from': 'Von: {day}, {number}',
  'hours.to': 'Bis: {day}, {number}',
  'hours.remove': 'Zeit entfernen: {day}, {number}',
  'hours.nextDay': 'Endet am nächsten Tag.',
  'hours.time': 'Die Uhrzeit',
  'hours.holidays': 'Feiertage',
  'hours.holidaysHint': 'Tage, an denen Sie geschlossen haben, welcher Wochentag es auch ist.',
  'hours.holiday': 'Feiertag {number}',
  'hours.addHoliday': 'Feiertag hinzufügen',
  'hours.removeHoliday': 'Feiertag {number} entfernen',
  'hours.message': 'Wir sind gerade nicht da. Wir antworten, sobald wir zurück sind.'
}
