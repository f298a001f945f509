import type { PreviewScreen } from '../../../preview'
import type { SettingPath } from '../../model'
import type { Translate } from '../../texts'

/** All settings of a web integration, in groups and the order of the screen, and where the preview shows a group. */
export const FIELD_GROUPS = [
  {
    name: 'look',
    screen: 'conversation',
    fields: [
      'brandColor',
      'conversationColor',
      'actionColor',
      'displayStyle',
      'buttonWidth',
      'buttonHeight',
      'buttonIconUrl',
      'businessIconUrl',
      'backgroundImageUrl'
    ]
  },
  {
    name: 'words',
    screen: 'welcome',
    fields: ['businessName', 'starters', 'showAnswerTime']
  },
  { name: 'texts', screen: 'conversation', fields: ['customText'] },
  {
    name: 'behaviour',
    screen: 'conversation',
    fields: [
      'fixedIntroPane',
      'preview',
      'canUserSeeConversationList',
      'canUserCreateMoreConversations',
      'integrationOrder'
    ]
  },
  { name: 'place', screen: 'launcher', fields: ['originWhitelist'] },
  {
    name: 'prechat',
    screen: 'prechat',
    fields: [
      'prechatCapture.enabled',
      'prechatCapture.fields',
      'prechatCapture.enableEmailLinking',
      'prechatCapture.everyConversation',
      'prechatCapture.avatarUrl'
    ]
  }
] as const satisfies { name: string; screen: PreviewScreen; fields: readonly SettingPath[] }[]

/** Name of a setting that has a field on the screen. */
export type FieldPath = (typeof FIELD_GROUPS)[number]['fields'][number]

/** Names of all settings that have a field. */
export const FIELDS: readonly FieldPath[] = FIELD_GROUPS.flatMap(
  ({ fields }): readonly FieldPath[] => fields
)

/** Screens on which the preview shows a setting, where that of its group does not. */
const OTHER_SCREENS: Partial<Record<FieldPath, PreviewScreen>> = {
  displayStyle: 'launcher',
  buttonWidth: 'launcher',
  buttonHeight: 'launcher',
  buttonIconUrl: 'launcher',
  // The welcome has it as well; in a conversation it stands above all else.
  businessName: 'conversation',
  preview: 'launcher',
  canUserSeeConversationList: 'list',
  canUserCreateMoreConversations: 'list',
  integrationOrder: 'settings'
}

/** Finds the screen on which the preview shows a setting of a group. */
export const screenOf = (path: FieldPath, group: PreviewScreen): PreviewScreen =>
  OTHER_SCREENS[path] ?? group

/** Name and explanation of a setting. */
export interface FieldText {
  label: string
  /** Sentence that says what it does. */
  hint: string
  /** Shown while nothing is entered. */
  placeholder?: string
  /** Names of the values of a choice. */
  choices?: Record<string, string>
}

const WEB_ADDRESS = { placeholder: 'https://' }

const moreOf = (t: Translate, path: FieldPath): Partial<FieldText> => {
  switch (path) {
    case 'displayStyle':
      return { choices: { button: t('inputs.launcherButton'), tab: t('inputs.launcherTab') } }
    case 'buttonIconUrl':
    case 'businessIconUrl':
    case 'backgroundImageUrl':
    case 'prechatCapture.avatarUrl':
      return WEB_ADDRESS
    default:
      return {}
  }
}

/** Names and explains a setting. */
export const fieldText = (t: Translate, path: FieldPath): FieldText => ({
  label: t(`fields.${path}.label`),
  hint: t(`fields.${path}.hint`),
  ...moreOf(t, path)
})
