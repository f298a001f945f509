import type { frame as english } from '../en/frame'
import type { TranslationOf } from '../translate'

export const frame: TranslationOf<typeof english> = {
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.comma': ', ',
  'common.email': 'E-Mail-Adresse',
  'common.id': 'ID',
  'common.loading': 'Wird geladen…',
  'common.name': 'Name',
  'common.password': 'Passwort',
  'common.remove': 'Entfernen',
  'common.saveChanges': 'Änderungen speichern',
  'common.tryAgain': 'Erneut versuchen',
  'common.undo': 'Rückgängig machen',
  'common.upTo': {
    one: 'Höchstens {count} Zeichen.',
    other: 'Höchstens {count} Zeichen.'
  },

  'errors.answered': 'Der Server hat mit {status} geantwortet.',
  'errors.noServer': 'Der Server ist nicht erreichbar.',
  'errors.noServerTitle': 'Der Server ist nicht erreichbar',
  'errors.checkConnection': 'Prüfen Sie die Verbindung und versuchen Sie es dann noch einmal.',
  'errors.unreachable':
    'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'errors.refusal': '{label}: {refusal}',

  'screens.inbox': 'Posteingang',
  'screens.install': 'Einbauen',
  'screens.integrations': 'Integrationen',
  'screens.connect': 'Integrationen verbinden',
  'screens.connect-web': 'Web-Messenger',
  'screens.connect-custom': 'Eigene Integration',
  'screens.connect-channel': 'Kundenkanal',
  'screens.settings': 'Einstellungen des Messengers',
  'screens.missing': 'Nicht gefunden',
  'screens.not-allowed': 'Nicht für Ihre Rolle',
  'screens.team': 'Team',
  'screens.audit-log': 'Protokoll',
  'screens.health': 'Zustand',
  'screens.app': 'Einstellungen der App',
  'screens.privacy': 'Datenschutz',
  'screens.changes': 'Änderungen',
  'screens.replies': 'Gespeicherte Antworten',
  'screens.keys': 'API-Schlüssel',
  'screens.account': 'Ihr Konto',

  'bar.screens': 'Ansichten',
  'bar.account': 'Konto: {email}',
  'bar.signOut': 'Abmelden',
  'bar.notSignedOut':
    'Der Server hat nicht bestätigt, dass Sie abgemeldet sind. Versuchen Sie es noch einmal.',
  'bar.connectionLost':
    'Keine Verbindung. Neuer Versuch läuft; Nachrichten, die Sie schreiben, bleiben in diesem Browser erhalten.',
  'bar.tryNow': 'Jetzt versuchen',
  'bar.language': 'Sprache: {language}',
  'bar.languages': 'Sprachen',
  'bar.languageFailed':
    'Die Texte dieser Sprache konnten nicht geladen werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',

  'copy.button': 'Kopieren',
  'copy.copied': 'Kopiert.',
  'copy.selected': 'Ausgewählt. Kopieren Sie es mit Strg+C oder ⌘C.',

  'toasts.hide': 'Benachrichtigung ausblenden',
  'toasts.meanwhile': 'Nicht rückgängig gemacht: Jemand hat es inzwischen geändert.',

  'broken.title': 'Diese Seite kann nicht angezeigt werden',
  'broken.text':
    'Das ist unser Fehler. Nachrichten, an denen Sie schrieben, bleiben in diesem Browser erhalten.',
  'unloaded.title': 'Diese Seite wurde nicht geladen',
  'unloaded.text':
    'Der Server wurde vielleicht aktualisiert, seit diese Seite geöffnet ist. Laden Sie die Seite neu: Nachrichten, an denen Sie schrieben, bleiben in diesem Browser erhalten.',
  'unloaded.reload': 'Seite neu laden',
  'missing.title': 'Diese Seite gibt es nicht',
  'missing.text':
    'Die Adresse ist vielleicht unvollständig oder aus einer anderen Version, oder sie führt zu etwas, das für Sie nicht offen ist.',
  'missing.showInbox': 'Posteingang anzeigen',
  'notAllowed.title': 'Diese Seite ist nicht für Ihre Rolle',
  'notAllowed.text':
    'Ihre Rolle ist: {role}. Bitten Sie einen Inhaber um eine andere, wenn Sie diese Seite brauchen.'
}
