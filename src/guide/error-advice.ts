import type { ErrorCode } from '../protocol'

/** Meaning of a code for a site developer, and the remedy. */
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
    meaning:
      'This user has no conversation with this id; a conversation of another user looks the same.',
    whatToDo: 'Take ids from `getConversations()` or from the data of an event.'
  },
  'file-empty': {
    meaning: 'The file is empty.',
    whatToDo: 'Check the file before you send it.'
  },
  'file-infected': {
    meaning: 'The server’s virus scanner found something in the file; the server did not store it.',
    whatToDo: 'Send another file. `PIPIT_CLAMD_URL` turns scanning on.'
  },
  'file-too-large': {
    meaning: 'The file is larger than the server accepts; the message names the limit.',
    whatToDo: 'Send a smaller file.'
  },
  'file-type-not-allowed': {
    meaning: 'The type is not allowed, or the name does not fit the bytes.',
    whatToDo: 'Give the file a name that fits its type.'
  },
  forbidden: {
    meaning: 'The integration does not allow this, or the business has blocked this visitor.',
    whatToDo:
      'Change the integration’s settings, such as `canUserCreateMoreConversations`, or unblock the visitor.'
  },
  'form-submitted': {
    meaning: 'The form has been answered before, perhaps in another tab.',
    whatToDo: 'Nothing: the first answer counts.'
  },
  'integration-not-found': {
    meaning: 'The server has no web integration with this id.',
    whatToDo: 'Copy the id from the console, and check `configBaseUrl` and `region`.'
  },
  'invalid-answer': {
    meaning: 'An answer of a form breaks the rules of its field.',
    whatToDo: 'The message names field and rule.'
  },
  'invalid-argument': {
    meaning: 'An argument of a method is missing, or of a wrong type.',
    whatToDo: 'The message names method and argument, what was expected and what was received.'
  },
  'invalid-auth': {
    meaning: 'The server does not accept the JWT, or the session created with it.',
    whatToDo: 'Return a new token from `onInvalidAuth`; see [Identity](#identity).'
  },
  'invalid-element': {
    meaning: 'The argument of `render` is not an element.',
    whatToDo: 'Call `render` when the element is in the page.'
  },
  'invalid-form': {
    meaning: 'The fields of a form or of the prechat questions are not valid.',
    whatToDo: 'The message names the place, such as `fields.2.label`, and what was expected.'
  },
  'invalid-message': {
    meaning: 'The argument is no message.',
    whatToDo: 'Pass a text, or an object with a `type` and the fields of that type.'
  },
  'invalid-option': {
    meaning: 'An option has a wrong type or value.',
    whatToDo: 'The message names the option, what was expected and what was received.'
  },
  'invalid-request': {
    meaning: 'The content of the call is not valid.',
    whatToDo: 'The message names what was expected.'
  },
  'load-failed': {
    meaning:
      'A file of the messenger did not arrive, its hash is wrong, or the page asks for a version that is not served.',
    whatToDo:
      'Call again later: a failed load is not remembered. The message names the file or the version.'
  },
  'logged-out': {
    meaning: 'The user logged out before the message reached the server.',
    whatToDo: 'Nothing: the message is gone with the user’s other data.'
  },
  'message-too-long': {
    meaning: 'A text has too many characters for a message.',
    whatToDo: 'Shorten it; the message names the limit.'
  },
  network: {
    meaning: 'The server cannot be reached, or something else answered in its place.',
    whatToDo: 'Call again later. Waiting messages are sent automatically.'
  },
  'not-connected': {
    meaning: 'A transport of your own was asked to send while not connected.',
    whatToDo: 'Send only after `connect` has resolved.'
  },
  'not-found': {
    meaning: 'The form, the button or the address does not exist.',
    whatToDo: 'Take ids of actions from the messages of `getConversationById()`.'
  },
  'not-initialized': {
    meaning: 'A method that needs `init` was called before it, or `destroy` was called meanwhile.',
    whatToDo: 'Call `init` first; you need not wait for its promise.'
  },
  'origin-not-allowed': {
    meaning: 'The integration has a list of origins, and the page’s origin is not on it.',
    whatToDo: 'Add the page’s origin, with its protocol and port, to `originWhitelist`.'
  },
  server: {
    meaning: 'The server failed; its log has the reason.',
    whatToDo: 'Call again later.'
  },
  'too-many-requests': {
    meaning: 'There were more calls than the server allows.',
    whatToDo: 'Wait before you call again.'
  },
  unavailable: {
    meaning: 'The server cannot store anything at the moment.',
    whatToDo: 'Call again later. The server recovers by itself.'
  },
  'upload-cancelled': {
    meaning: 'The visitor cancelled an upload.',
    whatToDo: 'Nothing.'
  },
  'upload-invalid': {
    meaning: 'An upload was cut off, or its form is malformed.',
    whatToDo: 'Send the file again.'
  }
}
