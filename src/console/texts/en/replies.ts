/** Texts of the saved replies. */
export const replies = {
  'replies.lead':
    'Replies that your team uses again. Type / at the start of a reply, and what you look for.',
  'replies.none': 'No reply is here yet.',
  'replies.failed': 'The saved replies could not be loaded.',
  'replies.new': 'New reply',
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
