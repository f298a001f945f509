/** Texts of the saved replies. */
export const replies = {
  'replies.lead':
    'Replies that your team uses again. Type / at the start of a reply, and what you look for.',
  'replies.none': 'No reply is here yet.',
  'replies.failed': 'The saved replies could not be loaded.',
  'replies.new': 'New reply',
  'replies.newTemplate': 'New template',
  'replies.templateLead':
    'A template is a message of any type. {syntax}, with a name in it, puts one into a reply, or into a text that a program sends.',
  'replies.unknown': 'There is no saved reply “{name}”.',
  'replies.notAlone':
    '“{name}” is more than a text with buttons and a picture. Nothing can stand beside it.',
  'replies.fixed': 'A program has made this message. Its name can be changed here.',
  'replies.edit': 'Edit',
  'replies.editNamed': 'Edit {name}',
  'replies.editTitle': 'Edit reply',
  'replies.delete': 'Delete',
  'replies.deleteNamed': 'Delete {name}',
  'replies.questionTitle': 'Delete this reply?',
  'replies.question': 'Your team cannot use “{name}” any more. This cannot be undone.',
  'replies.deleted': 'The reply “{name}” is deleted.',
  'replies.saved': 'The reply “{name}” is saved.',
  'replies.save': 'Save reply',
  'replies.nameHint': 'Typed behind / to find it.',
  'replies.text': 'Text',
  'replies.textHint':
    '{visitor} stands for the name of the visitor, {agent} for that of whoever answers. {fallback} has words for a name that is not known; without them, nothing is put in.',
  'replies.wrongPlaceholder': '{placeholder} is no placeholder. Use {visitor} or {agent}.',
  'replies.taken': 'Another reply has this name.',
  'replies.found': { one: '{count} reply found', other: '{count} replies found' }
} as const
