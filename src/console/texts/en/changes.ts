/** Texts of the list of changes. */
export const changes = {
  'changes.lead': 'Who changed which setting: the newest 200, for two years at most.',
  'changes.none': 'Nothing was changed yet.',
  'changes.failed': 'The changes could not be loaded.',
  'changes.ownText': 'Own text {key}, {language}',
  'changes.older': 'Show older changes',
  'changes.meanwhile': 'Somebody has changed the settings meanwhile. Look at what is new first.',
  'changes.restored': 'The former settings are back.',
  'changes.key': 'Key “{name}”',
  'changes.secrets': 'Secrets',
  'changes.givenAnew': 'given anew',
  'changes.forEver': 'for ever',
  'changes.notSet': 'not set',
  'changes.on': 'on',
  'changes.off': 'off',
  'changes.empty': 'none',
  'changes.something': 'something'
} as const
