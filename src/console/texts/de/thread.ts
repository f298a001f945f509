import type { thread as english } from '../en/thread'
import type { TranslationOf } from '../translate'

export const thread: TranslationOf<typeof english> = {
  'thread.conversation': 'Gespräch',
  'thread.missingTitle': 'Nicht gefunden',
  'thread.missing': 'Dieses Gespräch gibt es nicht mehr.',
  'thread.kept': 'Was Sie hier geschrieben haben',
  'thread.back': 'Zurück zu den Gesprächen',
  'thread.markRead': 'Als gelesen markieren',
  'thread.more': 'Weitere Aktionen',
  'thread.delete': 'Gespräch löschen',
  'thread.deleteTitle': 'Dieses Gespräch löschen?',
  'thread.deleteText':
    'Seine Nachrichten, Notizen und Dateien sind dann weg, auch für den Besucher. Was per E-Mail oder an einen anderen Dienst ging, bleibt dort. Das lässt sich nicht rückgängig machen.',
  'thread.keptTitle': 'Dieses Gespräch lässt sich nicht löschen',
  'thread.keptText':
    'Es geht in den Kanälen seiner Person weiter. Seine Nachrichten lassen sich einzeln löschen; Datenschutz, in den Einstellungen der App, löscht die Person mit allem.',
  'thread.deleted': 'Das Gespräch ist gelöscht.',
  'thread.messages': 'Nachrichten mit {name}',
  'thread.failed': 'Die Nachrichten konnten nicht geladen werden.',
  'thread.none': 'Noch keine Nachrichten.',
  'thread.earlier': 'Frühere Nachrichten',
  'thread.loadingEarlier': 'Frühere Nachrichten werden geladen…',
  'thread.goToDate': 'Zu einem Datum gehen',
  'thread.date': 'Datum',
  'thread.go': 'Dorthin',
  'thread.new': 'Neue Nachrichten',
  'thread.typing': '{name} schreibt…',
  'colleagues.writing': 'Schreibt an einer Antwort: {names}',
  'colleagues.looking': 'Auch hier: {names}',
  'thread.write': 'Antwort schreiben',
  'thread.send': 'Senden',
  'thread.note': 'Notiz',
  'thread.writeNote': 'Notiz für das Team schreiben',
  'thread.addNote': 'Notiz hinzufügen',
  'thread.charactersLeft': {
    one: 'Noch {count} Zeichen',
    other: 'Noch {count} Zeichen'
  },
  'thread.charactersOver': {
    one: '{count} Zeichen zu viel',
    other: '{count} Zeichen zu viel'
  },

  'reply.windowOpen': '{service} nimmt Ihre Antworten bis {time} an.',
  'reply.windowOver':
    '{service} hat Ihre Antworten bis {time} angenommen. Was Sie jetzt schreiben, lehnt der Dienst ab, bis die Person dort wieder schreibt.',

  'templates.choose': 'Vorlage senden',
  'templates.title': 'Vorlage für WhatsApp',
  'templates.template': 'Vorlage',
  'templates.inHeader': 'In der Überschrift: {name}',
  'templates.inBody': 'Im Text: {name}',
  'templates.inButton': 'In der Adresse von „{button}“: {name}',
  'templates.preview': 'Vorschau',
  'templates.buttons': 'Schaltflächen: {buttons}',
  'templates.failed': 'Die Vorlagen konnten nicht von WhatsApp geladen werden.',
  'templates.none':
    'WhatsApp hat keine Vorlage genehmigt, die nur aus Text besteht. Andere, mit Dateien oder Produkten, lassen sich über die REST-API senden.',
  'templates.unset':
    'Das Unternehmenskonto bei WhatsApp ist nicht bekannt. Ein Admin trägt seine ID bei den Zugangsdaten der Integration ein.',

  'files.attach': 'Anhängen',
  'files.list': 'Dateien unterwegs',
  'files.progress': '{name} wird gesendet',
  'files.empty': 'Die Datei ist leer.',
  'files.tooLarge': 'Die Datei hat mehr als 50 MB.',
  'files.kind': 'Dateien dieser Art können nicht gesendet werden.',
  'files.takenBack': 'Sie wurde zurückgenommen.',

  'later.sendLater': 'Später senden',
  'later.inAnHour': 'In einer Stunde',
  'later.tomorrow': 'Morgen früh',
  'later.onMonday': 'Montag früh',
  'later.atTime': 'Zu einer anderen Zeit …',
  'later.title': 'Wann soll sie gesendet werden?',
  'later.time': 'Datum und Uhrzeit',
  'later.schedule': 'Planen',
  'later.list': 'Antworten, die später gesendet werden',
  'later.sendsAt': 'Wird gesendet: {time}',
  'later.deleted': 'Die Antwort wird nicht gesendet.',
  'later.gone': 'Sie ist schon gesendet oder wurde gelöscht.',

  'message.note': 'Notiz für das Team, für den Besucher nicht sichtbar',
  'message.notDelivered': 'nicht zugestellt: {reason}',
  'message.originalMail': 'Die ganze Mail',
  'message.fromPage': 'automatisch, von der Seite',
  'message.delivered': 'Zugestellt',
  'message.seen': 'Gesehen',
  'message.link': 'Link kopieren',
  'message.linkCopied': 'Der Link ist kopiert.',
  'message.gone': 'Diese Nachricht gibt es nicht mehr.',
  'message.delete': 'Nachricht löschen',
  'message.deleteTitle': 'Diese Nachricht löschen?',
  'message.deleteText':
    'Sie ist dann weg, auch für den Besucher. Was per E-Mail oder an einen anderen Dienst ging, bleibt dort. Das lässt sich nicht rückgängig machen.',
  'message.deleteNoteText':
    'Die Notiz ist dann für das ganze Team weg. Das lässt sich nicht rückgängig machen.',
  'message.sending': 'Wird gesendet…',
  'message.waits': 'Wartet auf die Verbindung und geht dann von selbst.',
  'message.notSent': 'Nicht gesendet.',
  'message.unsure': 'Wurde vielleicht nicht gesendet.',

  'content.offered': 'Angeboten',
  'content.picture': 'Bild',
  'content.unknown': 'Eine Nachricht von einer Art, die hier noch nicht gezeigt wird.',
  'content.pictureOf': 'Bild: {text}',
  'content.file': 'Datei: {name}',
  'content.location': 'Ort',
  'content.locationOf': 'Ort: {name}',
  'content.form': 'Formular: {fields}',
  'content.answers': 'Antworten: {answers}',
  'content.other': 'Eine Nachricht anderer Art'
}
