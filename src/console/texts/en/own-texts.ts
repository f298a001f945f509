/** Texts of a business’s own texts. */
export const ownTexts = {
  'ownTexts.language': 'Language of the texts',
  'ownTexts.search': 'Search the texts',
  'ownTexts.none': 'No text has these words.',
  'ownTexts.found': { one: '{count} text found', other: '{count} texts found' },
  'ownTexts.failed': 'The texts of the messenger could not be loaded.',
  'ownTexts.needs': 'Has to contain: {placeholders}',
  'ownTexts.reset': 'Use the text of the messenger',
  'ownTexts.resetNamed': 'Use the text of the messenger: {key}',
  'ownTexts.count': { one: '{count} own text', other: '{count} own texts' },

  'textGroups.launcher': 'Launcher and window title',
  'textGroups.conversation': 'Conversation',
  'textGroups.contents': 'Files, pictures, places and cards',
  'textGroups.forms': 'Forms and questions',
  'textGroups.list': 'List of conversations',
  'textGroups.channels': 'Other channels',
  'textGroups.times': 'Dates and times',
  'textGroups.others': 'Settings and problems'
} as const
