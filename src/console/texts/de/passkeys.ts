import type { passkeys as english } from '../en/passkeys'
import type { TranslationOf } from '../translate'

/** Texts of passkeys. */
export const passkeys: TranslationOf<typeof english> = {
  'passkeys.title': 'Passkeys',
  'passkeys.lead':
    'Ein Passkey meldet Sie ohne Passwort und Code an. Ihr Gerät bewahrt ihn auf und fragt nach seiner PIN, Ihrem Finger oder Ihrem Gesicht.',
  'passkeys.failed': 'Die Passkeys konnten nicht geladen werden.',
  'passkeys.none': 'Sie haben keinen Passkey.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.addHint':
    'Er meldet an wie Sie selbst, deshalb wird zuerst nach Ihrem Passwort gefragt.',
  'passkeys.full': 'Es kann höchstens 20 Passkeys geben. Entfernen Sie zuerst einen.',
  'passkeys.nameHint':
    'Geben Sie ihm einen Namen, an dem Sie ihn wiedererkennen. Dann fragt Ihr Browser, wo er aufbewahrt wird.',
  'passkeys.make': 'Passkey erstellen',
  'passkeys.added': 'Ab jetzt meldet {name} Sie an.',
  'passkeys.notAdded':
    'Der Passkey wurde nicht hinzugefügt: Es hat zu lange gedauert, oder er wurde abgelehnt. Schließen Sie das Fenster und beginnen Sie neu.',
  'passkeys.renameButton': 'Umbenennen',
  'passkeys.rename': 'Passkey umbenennen',
  'passkeys.renameNamed': '{name} umbenennen',
  'passkeys.renameHint': 'Ein Name, an dem Sie ihn wiedererkennen.',
  'passkeys.gone': 'Dieser Passkey wurde inzwischen entfernt.',
  'passkeys.removeTitle': '{name} entfernen?',
  'passkeys.removeHint':
    'Er meldet Sie nicht mehr an. Ihr Gerät zeigt ihn vielleicht noch, bis Sie ihn auch dort löschen.',
  'passkeys.removeNamed': '{name} entfernen',
  'passkeys.removed': '{name} ist entfernt.',
  'passkeys.signIn': 'Mit einem Passkey anmelden',
  'passkeys.ended': 'Diese Anmeldung hat zu lange gedauert. Versuchen Sie es noch einmal.',
  'passkeys.notKnown': 'Dieser Passkey ist hier nicht bekannt oder wurde abgelehnt.',
  'passkeys.cancelled':
    'Es wurde kein Passkey benutzt: Es wurde abgebrochen oder hat zu lange gedauert.',
  'passkeys.known': 'Auf diesem Gerät gibt es schon einen Passkey von Ihnen.',
  'passkeys.unfit':
    'Passkeys gehen hier nicht. Sie brauchen einen Browser, der sie kennt, und eine Konsole, die mit HTTPS unter dem Namen eines Servers geöffnet wird.'
}
