import type { inbox as english } from '../en/inbox'
import type { TranslationOf } from '../translate'

export const inbox: TranslationOf<typeof english> = {
  'inbox.noneTitle': 'Noch keine Gespräche',
  'inbox.none':
    'Sie erscheinen hier, sobald ein Besucher schreibt. Fügen Sie eines davon vor {tag} in eine Ihrer Seiten ein und schreiben Sie die erste Nachricht selbst.',
  'inbox.noneForAgents': 'Gespräche stehen hier, sobald ein Besucher schreibt.',
  'inbox.choose': 'Wählen Sie ein Gespräch, um es zu lesen und zu beantworten.',
  'inbox.conversations': 'Gespräche',
  'inbox.failed': 'Die Gespräche konnten nicht geladen werden.',
  'inbox.nothingFound': 'Nichts gefunden für „{text}“.',
  'inbox.allRead': 'Alles gelesen. Nichts wartet auf Sie.',
  'inbox.more': 'Weitere Gespräche',
  'inbox.search': 'Suchen',
  'inbox.show': 'Anzeigen',
  'inbox.all': 'Alle',
  'inbox.unread': 'Ungelesen',
  'inbox.unreadMark': 'ungelesen',
  'inbox.noMessages': 'Noch keine Nachrichten',
  'inbox.note': 'Notiz: {text}',
  'inbox.notDelivered': 'Nicht zugestellt: {text}',
  'inbox.you': 'Sie: {text}',

  'keys.move': 'bewegen',
  'keys.open': 'öffnen',
  'keys.back': 'zurück',
  'keys.search': 'suchen',
  'keys.markRead': 'als gelesen markieren',
  'keys.messages': 'von Nachricht zu Nachricht, auf ihren Tasten',
  'keys.singleLetters': 'Einzelne Buchstaben sind Tastenkürzel',

  'names.others': 'und weitere',
  'names.withOthers': '{names} und weitere',
  'names.notVerified': 'nicht bestätigt',
  'names.blocked': 'gesperrt',
  'names.visitor': 'Besucher #{id}',
  'names.nobody': 'Niemand',
  'names.business': 'Unternehmen',

  'person.verifiedAs': 'Bestätigt als {id}',
  'person.notSignedIn': 'Nicht angemeldet',
  'person.nameBefore': 'Der Besucher hat den Namen geändert; Sie hatten {name} angegeben',
  'person.emailBefore':
    'Der Besucher hat die E-Mail-Adresse geändert; Sie hatten {email} angegeben',

  'block.block': 'Sperren',
  'block.unblock': 'Entsperren',
  'block.question':
    '{name} sperren? Nachrichten, Dateien, gedrückte Knöpfe und Änderungen am Profil werden von da an abgelehnt, in allen Gesprächen dieses Besuchers, der weiter liest, was Sie schreiben.',
  'block.known': 'Die Sperre gilt überall, wo er sich anmeldet.',
  'block.anonymous':
    'Ein anonymer Besucher, der die Daten des Browsers löscht, kann als jemand Neues wieder schreiben.',
  'block.confirm': 'Diesen Besucher sperren',
  'block.notBlocked':
    'Der Server hat nicht bestätigt, dass der Besucher gesperrt ist. Versuchen Sie es noch einmal.',
  'block.notUnblocked':
    'Der Server hat nicht bestätigt, dass der Besucher entsperrt ist. Versuchen Sie es noch einmal.'
}
