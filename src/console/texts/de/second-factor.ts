import type { secondFactor as english } from '../en/second-factor'
import type { TranslationOf } from '../translate'

/** Texts of two-step verification. */
export const secondFactor: TranslationOf<typeof english> = {
  'secondFactor.title': 'Zwei-Faktor-Anmeldung',
  'secondFactor.lead':
    'Die Anmeldung verlangt dann auch einen Code aus einer App auf Ihrem Telefon. Wer Ihr Passwort erfährt, kann sich damit allein nicht anmelden.',
  'secondFactor.failed': 'Die Zwei-Faktor-Anmeldung konnte nicht geladen werden.',
  'secondFactor.on': 'Sie ist eingeschaltet. Übrige Wiederherstellungscodes: {count}',
  'secondFactor.setUp': 'Zwei-Faktor-Anmeldung einrichten',
  'secondFactor.setUpHint': 'Sie brauchen eine Authenticator-App auf Ihrem Telefon.',
  'secondFactor.continue': 'Weiter',
  'secondFactor.wrongPassword': 'Das Passwort ist falsch.',
  'secondFactor.changed': 'Das wurde inzwischen anderswo geändert. Laden Sie die Seite neu.',
  'secondFactor.scan':
    'Scannen Sie den QR-Code mit Ihrer Authenticator-App und geben Sie dann den Code ein, den sie anzeigt.',
  'secondFactor.qrCode': 'QR-Code für Ihre Authenticator-App',
  'secondFactor.secret': 'Geheimnis',
  'secondFactor.secretHint': 'Zum Eintippen oder Einfügen, wenn die App nicht scannen kann.',
  'secondFactor.code': 'Code',
  'secondFactor.codeHint': 'Sechs Ziffern, die alle 30 Sekunden wechseln.',
  'secondFactor.turnOn': 'Einschalten',
  'secondFactor.wrongCode': 'Dieser Code ist falsch. Geben Sie den ein, den die App jetzt anzeigt.',
  'secondFactor.ended':
    'Diese Einrichtung ist abgelaufen. Schließen Sie das Fenster und beginnen Sie neu.',
  'secondFactor.isOn':
    'Die Zwei-Faktor-Anmeldung ist eingeschaltet. Alle anderen Browser sind abgemeldet.',
  'secondFactor.codes': 'Wiederherstellungscodes',
  'secondFactor.once':
    'Kopieren Sie diese Codes jetzt. Sie werden nur hier gezeigt: Mit dem Schließen des Fensters sind sie weg.',
  'secondFactor.codesHint':
    'Jeder meldet Sie einmal statt eines Codes der App an. Bewahren Sie sie dort auf, wo Sie sie ohne Ihr Telefon finden.',
  'secondFactor.download': 'Herunterladen',
  'secondFactor.newCodes': 'Neue Wiederherstellungscodes',
  'secondFactor.newCodesHint':
    'Die Wiederherstellungscodes, die Sie jetzt haben, gelten danach nicht mehr.',
  'secondFactor.makeCodes': 'Codes erzeugen',
  'secondFactor.turnOff': 'Ausschalten',
  'secondFactor.turnOffTitle': 'Zwei-Faktor-Anmeldung ausschalten?',
  'secondFactor.turnOffHint':
    'Danach melden Sie sich mit dem Passwort allein an, und Ihre Wiederherstellungscodes gelten nicht mehr.',
  'secondFactor.isOff': 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet.',
  'secondStep.lead': 'Geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
  'secondStep.hint': 'Sechs Ziffern oder einer Ihrer Wiederherstellungscodes.',
  'secondStep.wrong': 'Dieser Code ist falsch oder wurde schon benutzt.',
  'secondStep.ended':
    'Diese Anmeldung hat zu lange gedauert, oder Ihr Passwort wurde geändert. Gehen Sie zur Anmeldung und beginnen Sie neu.'
}
