/** Texts of passkeys. */
export const passkeys = {
  'passkeys.title': 'Passkeys',
  'passkeys.lead':
    'A passkey signs you in without password and code. Your device keeps it, and asks for its PIN, your finger or your face.',
  'passkeys.failed': 'The passkeys could not be loaded.',
  'passkeys.none': 'You have no passkey.',
  'passkeys.add': 'Add a passkey',
  'passkeys.addHint': 'It signs in like you do, so your password is asked first.',
  'passkeys.full': 'There can be at most 20 passkeys. Remove one first.',
  'passkeys.nameHint':
    'Give it a name by which you know it again. Then your browser asks where to keep it.',
  'passkeys.make': 'Create passkey',
  'passkeys.added': 'From now on, {name} signs you in.',
  'passkeys.notAdded':
    'The passkey was not added: it took too long, or was refused. Close the window and begin again.',
  'passkeys.renameButton': 'Rename',
  'passkeys.rename': 'Rename passkey',
  'passkeys.renameNamed': 'Rename {name}',
  'passkeys.renameHint': 'A name by which you know it again.',
  'passkeys.gone': 'This passkey was removed meanwhile.',
  'passkeys.removeTitle': 'Remove {name}?',
  'passkeys.removeHint':
    'It does not sign you in any more. Your device may show it until you delete it there, too.',
  'passkeys.removeNamed': 'Remove {name}',
  'passkeys.removed': '{name} is removed.',
  'passkeys.signIn': 'Sign in with a passkey',
  'passkeys.ended': 'This sign-in took too long. Try again.',
  'passkeys.notKnown': 'This passkey is not known here, or was refused.',
  'passkeys.cancelled': 'No passkey was used: it was cancelled, or took too long.',
  'passkeys.known': 'This device has a passkey of yours already.',
  'passkeys.unfit':
    'Passkeys do not work here. They need a browser that knows them, and a console that is opened with HTTPS by the name of a host.'
} as const
