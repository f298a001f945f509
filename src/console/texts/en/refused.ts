/** Rest of a sentence about a value that the server refuses, after the name of its field. */
export const refused = {
  'refused.color': 'must be 3 or 6 hex digits, such as 0099ff.',
  'refused.pixels': 'must be a whole number of pixels from 1 to 9999.',
  'refused.seen': 'must have a character that can be seen.',
  'refused.seenUpTo': 'must have 1 to {max} characters, one of which can be seen.',
  'refused.filled': 'must not be empty.',
  'refused.upTo': 'must have at most {max} characters.',
  'refused.itemsUpTo': 'must have at most {max} entries.',
  'refused.httpsAddress': 'must be an address that begins with https://.',
  'refused.iconSize':
    'must be a picture of at least {side} × {side} pixels; this one has {width} × {height}.',
  'refused.iconFile': 'must lead to a picture; this server has no file there.',
  'refused.iconAnswer': 'must lead to a picture; the answer there was {status}.',
  'refused.iconUnreached': 'must lead to a picture; there is no answer from there.',
  'refused.icon': 'must lead to a JPG, PNG or GIF of at least {side} × {side} pixels.',
  'refused.origin': 'must hold origins such as https://www.example.com; “{got}” is none.',
  'refused.wholeNumber': 'must be a whole number.',
  'refused.atLeast': 'must be at least {min}.',
  'refused.atMost': 'must be at most {max}.',
  'refused.characters': 'must have 1 to {max} characters.',
  'refused.wholeNumberBetween': 'must be a whole number from {min} to {max}.',
  'refused.questions': 'must be 1 to {max}.',
  'refused.options': 'must be 1 to {max} options.',
  'refused.differ': 'must have names that differ; “{got}” stands there twice.',
  'refused.placeholder': 'must contain {placeholder}.',
  'refused.noPlaceholder': 'must contain no placeholder in braces.',
  'refused.otherPlaceholder': 'must contain no other placeholder than {placeholders}.',
  'refused.bytes': 'must have at most {max} bytes in all languages together; now they have {got}.',

  /** Sentences about a whole call. */
  'refusedCall.otherPage':
    'This page is at another address than the server knows as its own. Open the console there.',
  'refusedCall.otherSession': 'This page belongs to an earlier session. Load it again.',
  'refusedCall.role': 'Your role does not allow this. Ask an owner of the team.',
  'refusedCall.deactivated':
    'This account is deactivated. An owner of the team can activate it again.',
  'refusedCall.lastOwner': 'The team needs an owner. Give someone else this role first.',
  'refusedCall.appGone': 'This app is not there any more, or not open to you.',
  'refusedCall.gone': 'It is not there any more.',
  'refusedCall.keysFull': 'There are {max} keys already. Delete one that is not needed.',
  'refusedCall.failed': 'Something went wrong on the server.',
  'refusedCall.notStored': 'The server cannot store anything right now. Try again soon.',
  'refusedCall.fileSize': 'The file is larger than the {max} bytes that this server takes.',
  'refusedCall.pictureSize': 'The picture has more than {max} pixels.',
  'refusedCall.fileKind': 'Files of this kind are not taken.',
  'refusedCall.harmful': 'The file may be harmful: {name}.'
} as const
