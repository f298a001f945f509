import type { access as english } from '../en/access'
import type { TranslationOf } from '../translate'

export const access: TranslationOf<typeof english> = {
  'signIn.title': 'Bei Pipit anmelden',
  'signIn.expired': 'Ihre Sitzung ist abgelaufen. Was Sie zu schreiben begannen, ist noch da.',
  'signIn.button': 'Anmelden',
  'signIn.busy': 'Anmeldung läuft…',
  'signIn.wrong': 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  'signIn.tooMany': {
    one: 'Zu viele Versuche. Warten Sie {count} Sekunde und versuchen Sie es noch einmal.',
    other: 'Zu viele Versuche. Warten Sie {count} Sekunden und versuchen Sie es noch einmal.'
  },
  'signIn.tooManyNow': 'Zu viele Versuche. Warten Sie ein wenig und versuchen Sie es noch einmal.',
  'signIn.failed': 'Die Anmeldung ist nicht gelungen. {reason}',

  'setUp.document': 'Einrichten',
  'setUp.title': 'Pipit einrichten',
  'setUp.lead':
    'Damit entsteht das erste Konto. Das geht einmal, mit der Adresse, die der Server ausgegeben hat.',
  'setUp.businessName': 'Name des Unternehmens',
  'setUp.businessNameHint': 'Besucher sehen ihn im Messenger.',
  'setUp.create': 'Konto anlegen',
  'setUp.doneTitle': 'Die Einrichtung ist abgeschlossen',
  'setUp.done':
    'An diesem Server kann sich schon jemand anmelden; diese Adresse gilt darum nicht mehr.',
  'setUp.goToSignIn': 'Zur Anmeldung',
  'setUp.wrongCode': 'Dieser Code gilt nicht. Starten Sie den Server neu: Er gibt einen neuen aus.',
  'setUp.noEmail': 'Geben Sie eine E-Mail-Adresse an, etwa ann@example.com.',
  'setUp.awaitedTitle': 'Dieser Server ist noch nicht eingerichtet',
  'setUp.awaited': 'Bevor das erste Konto angelegt ist, kann sich niemand anmelden.',
  'setUp.awaitedWhere':
    'Die Adresse dafür steht in dem, was der Server beim Start ausgegeben hat, in der Zeile, die mit {line} beginnt: im Terminal, in dem er läuft, oder im Protokoll seines Dienstes. Öffnen Sie sie in einem Browser.',
  'setUp.awaitedLost':
    'Wenn Sie sie nicht finden, starten Sie den Server neu: Er gibt eine neue aus.',

  'password.hint': {
    one: 'Mindestens {count} Zeichen.',
    other: 'Mindestens {count} Zeichen.'
  },
  'password.new': 'Neues Passwort',
  'password.old': 'Altes Passwort',
  'password.resetTitle': 'Neues Passwort wählen',
  'password.resetLead':
    'Danach sind Sie hier angemeldet oder werden nach Ihrem Code gefragt, und in allen anderen Browsern sind Sie abgemeldet.',
  'password.set': 'Passwort festlegen',
  'password.changeTitle': 'Passwort ändern',
  'password.change': 'Passwort ändern',
  'password.wrong':
    'Das alte Passwort ist falsch. Kam auf Ihren letzten Versuch keine Antwort, gilt vielleicht schon das neue.',
  'password.changed': 'Ihr Passwort ist geändert. Alle anderen Browser sind abgemeldet.',

  'account.nameTitle': 'Ihr Name',
  'account.nameHint': 'Ihre Kollegen sehen ihn, und Antworten können ihn einsetzen.',
  'account.saveName': 'Namen speichern',
  'account.nameSaved': 'Ihr Name ist gespeichert.',
  'account.shownTitle': 'Was Besucher von Ihnen sehen',
  'account.isShown': 'Meinen Namen und mein Bild zeigen',
  'account.isShownHint':
    'Bei dem, was Sie ab jetzt schreiben. Sonst sehen Besucher Namen und Bild des Messengers.',
  'account.picture': 'Ihr Bild',
  'account.pictureHint': 'Ein quadratisches Bild, mindestens 200 × 200 Pixel.',
  'account.wrongPicture': 'Das Bild braucht eine Adresse, die mit https:// beginnt.',
  'account.saveShown': 'Speichern',
  'account.shownSaved': 'Gespeichert. Es gilt für das, was Sie ab jetzt schreiben.',
  'sessions.title': 'Wo Sie angemeldet sind',
  'sessions.hint': 'Melden Sie ab, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
  'sessions.failed': 'Die Sitzungen konnten nicht geladen werden.',
  'sessions.unknown': 'Unbekannter Browser',
  'sessions.current': 'Dieser Browser',
  'sessions.lastUsed': 'Zuletzt benutzt: {time}',
  'sessions.signOutOf': 'Abmelden: {browser}',
  'sessions.signOutOthers': 'Überall sonst abmelden',
  'sessions.signedOut': 'Abgemeldet: {browser}',
  'sessions.othersSignedOut': 'Sie sind überall sonst abgemeldet.',

  'firstSteps.title': 'Ihre ersten Schritte',
  'firstSteps.installTitle': 'Bauen Sie den Messenger ein.',
  'firstSteps.install': 'Kopieren Sie einen der Tags unten in eine Ihrer Seiten.',
  'firstSteps.helloTitle': 'Grüßen Sie sich selbst.',
  'firstSteps.hello':
    'Öffnen Sie die Seite, drücken Sie den Knopf des Messengers und schreiben Sie. Ihre Nachricht erscheint hier, und Sie können antworten.',
  'firstSteps.colleagueTitle': 'Holen Sie jemanden dazu.',
  'firstSteps.colleague':
    'Erstellen Sie einen Link, mit dem die Person ihr eigenes Passwort wählt.',
  'firstSteps.hoursTitle': 'Stellen Sie Ihre Zeiten ein.',
  'firstSteps.hours': 'Solange Sie geschlossen haben, sagt der Messenger, wann Sie wieder da sind.',
  'firstSteps.phoneTitle': 'Nehmen Sie es aufs Telefon.',
  'firstSteps.phone': 'Melden Sie sich dort an, und antworten Sie von überall.',
  'firstSteps.address': 'Adresse',
  'firstSteps.addressHint': 'Die Konsole passt auf ein Telefon.'
}
