/** Texts of a conversation. */
export const thread = {
  'thread.conversation': 'Conversation',
  'thread.missingTitle': 'Not found',
  'thread.missing': 'This conversation is not there any more.',
  'thread.back': 'Back to the conversations',
  'thread.markRead': 'Mark as read',
  'thread.messages': 'Messages with {name}',
  'thread.failed': 'The messages could not be loaded.',
  'thread.none': 'No messages yet.',
  'thread.earlier': 'Earlier messages',
  'thread.loadingEarlier': 'Loading earlier messages…',
  'thread.new': 'New messages',
  'thread.typing': '{name} is typing…',
  'colleagues.writing': 'Writing a reply: {names}',
  'colleagues.looking': 'Also here: {names}',
  'thread.replyTo': 'Write a reply to {name}',
  'thread.write': 'Write a reply',
  'thread.send': 'Send',
  'thread.note': 'Note',
  'thread.noteAbout': 'Write a note about {name}',
  'thread.writeNote': 'Write a note for the team',
  'thread.addNote': 'Add note',
  'thread.charactersLeft': {
    one: '{count} character left',
    other: '{count} characters left'
  },
  'thread.charactersOver': {
    one: '{count} character too many',
    other: '{count} characters too many'
  },

  'reply.windowOpen': '{service} takes your replies until {time}.',
  'reply.windowOver':
    '{service} took your replies until {time}. It refuses what you write now, until the person writes there again.',

  'templates.choose': 'Send a template',
  'templates.title': 'Template for WhatsApp',
  'templates.template': 'Template',
  'templates.inHeader': 'In the heading: {name}',
  'templates.inBody': 'In the text: {name}',
  'templates.inButton': 'In the address of “{button}”: {name}',
  'templates.preview': 'Preview',
  'templates.buttons': 'Buttons: {buttons}',
  'templates.failed': 'The templates could not be loaded from WhatsApp.',
  'templates.none':
    'WhatsApp has approved no template of texts. Others, with files or products, can be sent by REST API.',
  'templates.unset':
    'The business account of WhatsApp is not known. An admin fills in its id among the credentials of the integration.',

  'files.attach': 'Attach',
  'files.list': 'Files on their way',
  'files.progress': 'Sending {name}',
  'files.cancel': 'Cancel',
  'files.empty': 'The file is empty.',
  'files.tooLarge': 'The file has more than 50 MB.',
  'files.kind': 'Files of this kind cannot be sent.',

  'message.note': 'Note for the team, not seen by the visitor',
  'message.notDelivered': 'not delivered: {reason}',
  'message.originalMail': 'The mail as it came',
  'message.fromPage': 'automatic, from the page',
  'message.sending': 'Sending…',
  'message.waits': 'Waits for the connection, then goes by itself.',
  'message.notSent': 'Not sent.',
  'message.unsure': 'May not have been sent.',

  'content.offered': 'Offered',
  'content.asksFor': 'Asks for:',
  'content.picture': 'Picture',
  'content.unknown': 'A message of a kind that is not shown here yet.',
  'content.pictureOf': 'Picture: {text}',
  'content.file': 'File: {name}',
  'content.location': 'Location',
  'content.locationOf': 'Location: {name}',
  'content.form': 'Form: {fields}',
  'content.answers': 'Answers: {answers}',
  'content.other': 'A message of another kind'
} as const
