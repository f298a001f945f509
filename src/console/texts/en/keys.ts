/** Texts of the keys of an app. */
export const keys = {
  'keys.lead':
    'With a key, your programs call the REST API of this app, and your server signs tokens for visitors who are logged in to your site.',
  'keys.account':
    'The account key, which reaches every app, is not among them: it belongs to the machine of the server.',
  'keys.guide': 'How to use a key',
  'keys.none': 'No key is here yet.',
  'keys.failed': 'The keys could not be loaded.',
  'keys.new': 'New key',
  'keys.nameHint': 'Tells your team which program uses it.',
  'keys.create': 'Create key',
  'keys.madeTitle': 'The key “{name}” is there',
  'keys.once': 'Copy the secret now. It is shown only here: closing this window takes it away.',
  'keys.secret': 'Secret of the key',
  'keys.secretHint': 'Your server signs tokens for visitors with it. It belongs in no page.',
  'keys.credentials': 'Id and secret',
  'keys.credentialsHint': 'As programs use them for Basic authorization.',
  'keys.command': 'Try it',
  'keys.commandHint': 'This command shows the app, in a terminal.',
  'keys.closed':
    'The key “{name}” is there. Its secret is not shown again; if you do not have it, delete the key and create another.',
  'keys.madeAt': 'Created: {time}',
  'keys.usedAt': 'Last used: {time}',
  'keys.unused': 'No use known',
  'keys.delete': 'Delete key',
  'keys.deleteNamed': 'Delete key {name}',
  'keys.questionTitle': 'Delete this key?',
  'keys.question':
    'At once, programs that call with “{name}” are refused, and visitors who are signed in by its tokens are signed out. This cannot be undone.',
  'keys.deleted': 'The key “{name}” is deleted.',

  'keys.scope': 'What it reaches',
  'keys.app': 'The whole app',
  'keys.appHint':
    'All of this app but its own API keys: settings, people, conversations. Your server signs tokens for visitors with it.',
  'keys.program': 'One custom integration',
  'keys.programHint':
    'For a program of yours: people, messages and conversations one by one, and its own webhooks. No settings, and no list of all conversations.',
  'keys.noProgram': 'This app has no custom integration yet.',
  'keys.reachesApp': 'Reaches the whole app',
  'keys.reachesPeople': 'Reaches people and conversations, for {name}',
  'keys.title': 'Its keys',
  'keys.programLead':
    'With a key, the program answers over the REST API. The key reaches people, messages and conversations one by one, and these webhooks; no settings, and no list of all conversations.',
  'keys.programSecretHint': 'Your program calls with it. It belongs in no page.',
  'keys.programCommandHint': 'This command lists the webhooks of the integration, in a terminal.',
  'keys.programQuestion':
    'At once, programs that call with “{name}” are refused. This cannot be undone.'
} as const
