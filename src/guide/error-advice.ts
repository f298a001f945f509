import type { ErrorCode } from '../protocol'

/** What a code means to a site developer, and what to do about it. */
export interface ErrorAdvice {
  meaning: string
  whatToDo: string
}

/** One entry for each code; the compiler asks for those that are missing. */
export const ERROR_ADVICE: Record<ErrorCode, ErrorAdvice> = {
  'already-initialized': {
    meaning: '`init` was called while a messenger is on the page.',
    whatToDo: 'Call `destroy()` first. What is on the page stays as it is.'
  },
  'conversation-not-found': {
    meaning: 'This user has no conversation of that id; another user’s looks the same.',
    whatToDo: 'Take ids from `getConversations()` or from the data of an event.'
  },
  'file-empty': {
    meaning: 'The file has no bytes.',
    whatToDo: 'Check the file before you send it.'
  },
  'file-infected': {
    meaning: 'The server’s virus scanner found something in the file; it was not kept.',
    whatToDo: 'Send another file. Scanning is switched on by `PIPIT_CLAMD_URL`.'
  },
  'file-too-large': {
    meaning: 'The file is larger than the server takes; the sentence says how much that is.',
    whatToDo: 'Send a smaller file.'
  },
  'file-type-not-allowed': {
    meaning: 'The type is not allowed, or name and bytes say different things.',
    whatToDo: 'Give the file the name that fits what is in it.'
  },
  forbidden: {
    meaning: 'The integration does not allow this.',
    whatToDo: 'Change the integration’s settings, such as `canUserCreateMoreConversations`.'
  },
  'form-submitted': {
    meaning: 'The form has been answered before, perhaps in another tab.',
    whatToDo: 'Nothing: the first answer counts.'
  },
  'integration-not-found': {
    meaning: 'The server has no web integration of that id.',
    whatToDo: 'Copy the id from the console, and check `configBaseUrl` and `region`.'
  },
  'invalid-answer': {
    meaning: 'An answer of a form breaks the rules of its field.',
    whatToDo: 'The sentence names field and rule.'
  },
  'invalid-argument': {
    meaning: 'An argument of a method is missing, or of a wrong type.',
    whatToDo: 'The sentence names method and argument, what was expected and what came.'
  },
  'invalid-auth': {
    meaning: 'The server does not accept the JWT, or the session that came of it.',
    whatToDo: 'Make a new token in `onInvalidAuth`; see [Identity](#identity).'
  },
  'invalid-element': {
    meaning: '`render` was given something that is not an element.',
    whatToDo: 'Call it when the element is in the page.'
  },
  'invalid-form': {
    meaning: 'The fields of a form or of the prechat questions are not as they should be.',
    whatToDo: 'The sentence names the place, such as `fields.2.label`, and what was expected.'
  },
  'invalid-message': {
    meaning: 'What was to be sent is no message.',
    whatToDo: 'Give a text, or an object with a `type` and what that type needs.'
  },
  'invalid-option': {
    meaning: 'An option has a wrong type or value.',
    whatToDo: 'The sentence names the option, what was expected and what came.'
  },
  'invalid-request': {
    meaning: 'The server understood the call but not what was in it.',
    whatToDo: 'The sentence says what was expected.'
  },
  'load-failed': {
    meaning: 'A file of the messenger did not arrive, or was not the one that was published.',
    whatToDo: 'Call again later: nothing of a failed load is kept.'
  },
  'logged-out': {
    meaning: 'The user who sent a message logged out before it was on the server.',
    whatToDo: 'Nothing: the message is gone with the user’s other data.'
  },
  'message-too-long': {
    meaning: 'A text has more characters than a message holds.',
    whatToDo: 'Shorten it; the sentence says how many there may be.'
  },
  network: {
    meaning: 'The server could not be reached, or something else answered in its place.',
    whatToDo: 'Call again later. Messages that wait are sent without your help.'
  },
  'not-connected': {
    meaning: 'A transport of your own was asked to send before it was connected.',
    whatToDo: 'Connect it first.'
  },
  'not-found': {
    meaning: 'There is no such form, button or address.',
    whatToDo: 'Take ids of actions from the messages of `getConversationById()`.'
  },
  'not-initialized': {
    meaning: 'A method was called that needs `init`, or `destroy` came in between.',
    whatToDo: 'Call `init` first; you need not wait for it.'
  },
  'origin-not-allowed': {
    meaning: 'The integration has a list of origins, and the page’s is not on it.',
    whatToDo: 'Add the page’s origin, with its protocol and port, to `originWhitelist`.'
  },
  server: {
    meaning: 'Something went wrong on the server; its log says what.',
    whatToDo: 'Call again later.'
  },
  'too-many-requests': {
    meaning: 'There were more calls than the server allows.',
    whatToDo: 'Wait before you call again.'
  },
  unavailable: {
    meaning: 'The server cannot store anything right now, and so accepts nothing.',
    whatToDo: 'Call again later. It heals by itself.'
  },
  'upload-cancelled': {
    meaning: 'The visitor cancelled a file while it was on its way.',
    whatToDo: 'Nothing.'
  },
  'upload-invalid': {
    meaning: 'An upload was cut, or is not built as uploads are.',
    whatToDo: 'Send the file again.'
  }
}
