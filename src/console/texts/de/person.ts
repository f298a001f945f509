import type { person as english } from '../en/person'
import type { TranslationOf } from '../translate'

/** Texts of the person beside a conversation. */
export const person: TranslationOf<typeof english> = {
  'person.person': 'Person',
  'person.back': 'Zurück zum Gespräch',
  'person.hide': 'Person ausblenden',
  'person.failed': 'Die Person konnte nicht geladen werden.',
  'person.claims':
    'Was als nicht bestätigt markiert ist, hat der Besucher oder die Seite angegeben; niemand hat es geprüft.',
  'person.picture': 'Bild von {host} zeigen',
  'person.pictureOf': 'Bild von {name}',
  'person.edit': 'Bearbeiten',
  'person.visit': 'Besuch',
  'person.page': 'Seite',
  'person.pageHint':
    'Wo der Besucher zuletzt zu schreiben begann oder sich anmeldete. Die Seiten danach sendet der Messenger nicht.',
  'person.from': 'Kam von',
  'person.browser': 'Browser',
  'person.language': 'Sprache',
  'person.localTime': 'Ortszeit',
  'person.firstSeen': 'Zuerst gesehen',
  'person.lastSeen': 'Zuletzt gesehen',
  'person.noBrowser': 'Kein Browser ist bekannt.',
  'person.otherBrowsers': 'Andere Browser',
  'person.channels': 'Kanäle',
  'person.noChannels': 'Noch kein Kanal.',
  'person.pending': 'nicht bestätigt',
  'person.blocked': 'dort gesperrt',
  'person.inactive': 'nicht mehr benutzt',
  'person.conversations': 'Andere Gespräche',
  'person.noConversations': 'Es gibt kein anderes Gespräch.',
  'person.mergeHere': 'In dieses Gespräch zusammenführen',
  'person.mergeThere': 'Dieses Gespräch in jenes zusammenführen',
  'person.mergeTitle': 'Die beiden Gespräche zusammenführen?',
  'person.mergeText':
    'Alle Nachrichten, Notizen, Dateien und Schlagwörter kommen in ein Gespräch, in der Reihenfolge ihrer Zeiten. Das andere ist dann weg, auch für den Besucher. Das lässt sich nicht rückgängig machen.',
  'person.mergeConfirm': 'Zusammenführen',
  'person.merged': 'Die Gespräche sind jetzt eines.',
  'person.fields': 'Felder',
  'person.noFields': 'Noch keine Felder.',
  'person.conversationFields': 'Felder dieses Gesprächs',
  'person.givenName': 'Vorname',
  'person.surname': 'Nachname',
  'person.claimedHint':
    'Das hat der Besucher oder die Seite angegeben. Was Sie stattdessen speichern, gilt als von Ihnen angegeben und lässt sich nicht rückgängig machen.',
  'person.fieldName': 'Name des Felds',
  'person.fieldValue': 'Wert',
  'person.addField': 'Feld hinzufügen',
  'person.removeField': 'Feld {name} entfernen',
  'person.saved': 'Gespeichert.'
}
