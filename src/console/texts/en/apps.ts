/** Texts of apps. */
export const apps = {
  'apps.named': 'App: {name}',
  'apps.apps': 'Apps',
  'apps.actions': 'Actions',
  'apps.lead': 'What holds for all integrations of this app.',
  'apps.failed': 'The app could not be loaded.',
  'apps.people': 'People',
  'apps.new': 'New app',
  'apps.newLead':
    'An app has integrations, people and conversations of its own. Owners and admins see it; agents once they are let in, in Team.',
  'apps.newName': 'Name of the app',
  'apps.create': 'Create app',
  'apps.created': '“{name}” is created.',
  'apps.noneTitle': 'No app yet',
  'apps.none': 'An app holds the integrations, people and conversations of one business.',
  'apps.noneForYou': 'No app is open to you. Ask an owner of the team.',
  'apps.stillNone': 'Nothing has changed yet.',
  'apps.deleteTitle': 'Delete this app',
  'apps.delete': 'Delete app',
  'apps.deletion':
    'This cannot be undone. Its integrations, keys, people, conversations, messages and files go with it. Pages with its snippets show no messenger any more, and its keys are refused.',

  'demo.title': 'This is the demo',
  'demo.text':
    'Its page shows the messenger as visitors see it; what you write there comes to the inbox of this app.',
  'demo.open': 'Open the demo page',
  'demo.add': 'Add the demo',
  'demo.added': 'The demo is there.',
  'demo.remove': 'Remove the demo',
  'demo.removed': 'The demo is removed.',
  'demo.questionTitle': 'Remove the demo?',
  'demo.question':
    'The app {name} is deleted with its demo page and all that was written there. The menu of apps can add a new demo.',
  'demo.keep': 'Keep it',

  'deletion.typeName': 'Type its name, {name}',
  'deletion.otherName': 'That is not the name.',
  'deletion.done': '“{name}” is deleted.',

  'appFields.displayName.label': 'Name',
  'appFields.displayName.hint':
    'Visitors see it in the messenger, unless that has a name of its own.',
  'appFields.iconUrl.label': 'Icon',
  'appFields.iconUrl.hint':
    'Address of the picture in the header of messengers without one of their own.',
  'appFields.conversationRetentionSeconds.label': 'Keep conversations',
  'appFields.conversationRetentionSeconds.hint':
    'So long after its last message, a conversation is removed for ever with all that was said in it.',
  'appFields.disableConversationReopen.label': 'Closed conversations stay closed',
  'appFields.disableConversationReopen.hint':
    'A visitor cannot write in a conversation that you closed, and may begin another.',
  'appFields.maskCreditCardNumbers.label': 'Hide card numbers',
  'appFields.maskCreditCardNumbers.hint':
    'Numbers of payment cards that visitors write are made unreadable before they are stored.',
  'appFields.pageVisits.label': 'Keep visited pages',
  'appFields.pageVisits.hint':
    'Your team sees which pages a visitor opens who has written or signed in: the newest 50 of each, kept for 30 days.',
  'appFields.useAnimalNames.label': 'Animal names',
  'appFields.useAnimalNames.hint':
    'Gives visitors without a name the name of an animal, which only your team sees.',
  'appFields.echoPostback.label': 'Show pressed buttons',
  'appFields.echoPostback.hint':
    'A button that a visitor presses is shown in the conversation as a message of theirs.',

  'retention.forEver': 'For ever',
  'retention.other': 'Another time',
  'retention.days': 'Days',
  'retention.seconds': 'Seconds',
  /** Stands after the number. */
  'retention.daysUnit': 'days',
  'retention.secondsUnit': 'seconds'
} as const
