import type { keys as english } from '../en/keys'
import type { TranslationOf } from '../translate'

/** Texts of the keys of an app. */
export const keys: TranslationOf<typeof english> = {
  'keys.lead':
    'Mit einem Schlüssel rufen Ihre Programme die REST-API dieser App auf, und Ihr Server signiert Token für Besucher, die auf Ihrer Website angemeldet sind.',
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
  'keys.deleted': 'Der Schlüssel „{name}“ ist gelöscht.'
}
