import type { keys as english } from '../en/keys'
import type { TranslationOf } from '../translate'

/** Texts of the keys of an app. */
export const keys: TranslationOf<typeof english> = {
  'keys.lead':
    'Mit einem Schlüssel rufen Ihre Programme die REST-API dieser App auf, und Ihr Server signiert Token für Besucher, die auf Ihrer Website angemeldet sind.',
  'keys.account':
    'Der Kontoschlüssel, der alle Apps erreicht, ist nicht darunter: Er gehört zum Rechner des Servers.',
  'keys.guide': 'So wird ein Schlüssel verwendet',
  'keys.none': 'Hier ist noch kein Schlüssel.',
  'keys.failed': 'Die Schlüssel konnten nicht geladen werden.',
  'keys.new': 'Neuer Schlüssel',
  'keys.nameHint': 'Sagt Ihrem Team, welches Programm ihn verwendet.',
  'keys.create': 'Schlüssel anlegen',
  'keys.madeTitle': 'Der Schlüssel „{name}“ ist da',
  'keys.once':
    'Kopieren Sie das Geheimnis jetzt. Es wird nur hier gezeigt: Wenn Sie dieses Fenster schließen, ist es weg.',
  'keys.secret': 'Geheimnis des Schlüssels',
  'keys.secretHint': 'Ihr Server signiert damit Token für Besucher. Es gehört in keine Seite.',
  'keys.credentials': 'ID und Geheimnis',
  'keys.credentialsHint': 'So, wie Programme sie für die Basic-Autorisierung verwenden.',
  'keys.command': 'Ausprobieren',
  'keys.commandHint': 'Dieser Befehl zeigt die App, in einem Terminal.',
  'keys.closed':
    'Der Schlüssel „{name}“ ist da. Sein Geheimnis wird nicht noch einmal gezeigt; wenn Sie es nicht haben, löschen Sie den Schlüssel und legen Sie einen anderen an.',
  'keys.madeAt': 'Angelegt: {time}',
  'keys.usedAt': 'Zuletzt benutzt: {time}',
  'keys.unused': 'Keine Benutzung bekannt',
  'keys.delete': 'Schlüssel löschen',
  'keys.deleteNamed': 'Schlüssel {name} löschen',
  'keys.questionTitle': 'Diesen Schlüssel löschen?',
  'keys.question':
    'Sofort werden Programme, die „{name}“ verwenden, abgelehnt, und Besucher, die mit seinen Token angemeldet sind, abgemeldet. Das lässt sich nicht rückgängig machen.',
  'keys.deleted': 'Der Schlüssel „{name}“ ist gelöscht.',

  'keys.scope': 'Was er erreicht',
  'keys.app': 'Die ganze App',
  'keys.appHint':
    'Alles in dieser App außer ihren eigenen API-Schlüsseln: Einstellungen, Personen, Gespräche. Ihr Server signiert damit Token für Besucher.',
  'keys.program': 'Eine eigene Integration',
  'keys.programHint':
    'Für ein Programm von Ihnen: Personen, Nachrichten und einzelne Gespräche sowie seine eigenen Webhooks. Keine Einstellungen und keine Liste aller Gespräche.',
  'keys.noProgram': 'Diese App hat noch keine eigene Integration.',
  'keys.reachesApp': 'Erreicht die ganze App',
  'keys.reachesPeople': 'Erreicht Personen und Gespräche, für {name}',
  'keys.title': 'Ihre Schlüssel',
  'keys.programLead':
    'Mit einem Schlüssel antwortet das Programm über die REST-API. Der Schlüssel erreicht Personen, Nachrichten und einzelne Gespräche sowie diese Webhooks; keine Einstellungen und keine Liste aller Gespräche.',
  'keys.programSecretHint': 'Ihr Programm ruft damit auf. Es gehört in keine Seite.',
  'keys.programCommandHint':
    'Dieser Befehl listet die Webhooks der Integration auf, in einem Terminal.',
  'keys.programQuestion':
    'Sofort werden Programme, die „{name}“ verwenden, abgelehnt. Das lässt sich nicht rückgängig machen.'
}
