/** Texts of the list of conversations and of people. */
export const inbox = {
  'inbox.noneTitle': 'No conversations yet',
  'inbox.none':
    'They appear here as soon as a visitor writes. Put one of these before {tag} in a page of yours, and write the first message yourself.',
  'inbox.noneForAgents': 'Conversations are listed here as soon as a visitor writes.',
  'inbox.choose': 'Choose a conversation to read and answer it.',
  'inbox.conversations': 'Conversations',
  'inbox.failed': 'The conversations could not be loaded.',
  'inbox.nothingFound': 'Nothing found for “{text}”.',
  'inbox.allRead': 'All read. Nothing waits for you.',
  'inbox.more': 'More conversations',
  'inbox.search': 'Search',
  'inbox.show': 'Show',
  'inbox.all': 'All',
  'inbox.unread': 'Unread',
  /** Stands after the count. */
  'inbox.unreadMark': 'unread',
  'inbox.noMessages': 'No messages yet',
  'inbox.note': 'Note: {text}',
  'inbox.notDelivered': 'Not delivered: {text}',
  'inbox.you': 'You: {text}',

  'keys.move': 'move',
  'keys.open': 'open',
  'keys.back': 'back',
  'keys.search': 'search',
  'keys.markRead': 'mark as read',
  'keys.messages': 'from message to message, on their buttons',
  'keys.singleLetters': 'Single letters are shortcuts',

  'names.others': 'and others',
  'names.withOthers': '{names} and others',
  'names.notVerified': 'not verified',
  'names.blocked': 'blocked',
  'names.visitor': 'Visitor #{id}',
  'names.nobody': 'Nobody',
  'names.business': 'Business',

  'person.verifiedAs': 'Verified as {id}',
  'person.notSignedIn': 'Not signed in',
  'person.nameBefore': 'The visitor has changed the name; you had set {name}',
  'person.emailBefore': 'The visitor has changed the e-mail; you had set {email}',

  'block.block': 'Block',
  'block.unblock': 'Unblock',
  'block.question':
    'Block {name}? Messages, files, presses of buttons and changes of the profile are refused from then on, in all conversations of this visitor, who still reads what you write.',
  'block.known': 'The block holds wherever they sign in.',
  'block.anonymous':
    'An anonymous visitor who clears the browser can write again, as somebody new.',
  'block.confirm': 'Block this visitor',
  'block.notBlocked': 'The server did not confirm that the visitor is blocked. Try again.',
  'block.notUnblocked': 'The server did not confirm that the visitor is unblocked. Try again.'
} as const
