/** Texts of the preview. */
export const preview = {
  'preview.preview': 'Preview',
  'preview.back': 'Back to the settings',
  'preview.frame': 'The messenger with these settings',
  'preview.failed': 'The preview did not load.',
  'preview.language': 'Language',
  'preview.screen': 'Screen',
  'preview.launcher': 'Launcher',
  'preview.welcome': 'Welcome',
  'preview.conversation': 'Conversation',
  'preview.list': 'List',
  'preview.prechat': 'Prechat',
  'preview.settings': 'Settings',
  'preview.device': 'Device',
  'preview.phone': 'Phone',
  'preview.desktop': 'Desktop',
  'preview.theme': 'Theme',
  'preview.light': 'Light',
  'preview.dark': 'Dark',
  'preview.noList':
    'With these settings visitors do not see a list: “Several conversations” is off, or the list itself.',
  'preview.noPrechat': 'The prechat form is off. Visitors see this instead.'
} as const
