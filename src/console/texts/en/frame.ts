/** Texts around all screens. */
export const frame = {
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  /** Stands between the parts of a list. */
  'common.comma': ', ',
  'common.email': 'E-mail',
  'common.id': 'Id',
  'common.loading': 'Loading…',
  'common.name': 'Name',
  'common.password': 'Password',
  'common.remove': 'Remove',
  'common.saveChanges': 'Save changes',
  'common.tryAgain': 'Try again',
  'common.undo': 'Undo',
  'common.upTo': {
    one: 'At most {count} character.',
    other: 'At most {count} characters.'
  },

  'errors.answered': 'The server answered {status}.',
  'errors.noServer': 'The server cannot be reached.',
  'errors.noServerTitle': 'The server cannot be reached',
  'errors.checkConnection': 'Check the connection, then try again.',
  'errors.unreachable': 'The server cannot be reached. Check the connection and try again.',
  /** A field, and the rest of the sentence as the server says it. */
  'errors.refusal': '{label} {refusal}',

  'screens.inbox': 'Inbox',
  'screens.install': 'Install',
  'screens.integrations': 'Integrations',
  'screens.connect': 'Connect Integrations',
  'screens.connect-web': 'Web Messenger',
  'screens.connect-custom': 'Custom integration',
  'screens.connect-channel': 'Customer channel',
  'screens.settings': 'Settings of the messenger',
  'screens.missing': 'Not found',
  'screens.not-allowed': 'Not for your role',
  'screens.team': 'Team',
  'screens.audit-log': 'Audit log',
  'screens.health': 'Health',
  'screens.app': 'App settings',
  'screens.privacy': 'Privacy',
  'screens.changes': 'Changes',
  'screens.replies': 'Saved replies',
  'screens.keys': 'API keys',
  'screens.account': 'Your account',

  'bar.screens': 'Screens',
  'bar.account': 'Account: {email}',
  'bar.signOut': 'Sign out',
  'bar.notSignedOut': 'The server did not confirm that you are signed out. Try again.',
  'bar.connectionLost':
    'Connection lost. Trying again; messages that you write are kept in this browser.',
  'bar.tryNow': 'Try now',
  'bar.language': 'Language: {language}',
  'bar.languages': 'Languages',
  'bar.languageFailed':
    'The texts of this language could not be loaded. Reload the page and try again.',

  'copy.button': 'Copy',
  'copy.copied': 'Copied.',
  'copy.selected': 'Selected. Copy it with Ctrl+C or ⌘C.',

  'toasts.hide': 'Hide notification',
  'toasts.meanwhile': 'Not undone: somebody has changed it meanwhile.',

  'broken.title': 'This screen cannot be shown',
  'broken.text': 'It is our fault. Messages that you were writing are kept in this browser.',
  'unloaded.title': 'This screen did not load',
  'unloaded.text':
    'The server may have been updated since this page was opened. Reload the page: messages that you were writing are kept in this browser.',
  'unloaded.reload': 'Reload the page',
  'missing.title': 'This page is not there',
  'missing.text':
    'The address may be incomplete or from another version, or it leads to something that is not open to you.',
  'missing.showInbox': 'Show the inbox',
  'notAllowed.title': 'This page is not for your role',
  'notAllowed.text':
    'Your role is: {role}. Ask an owner of the team for another one if you need this page.'
} as const
