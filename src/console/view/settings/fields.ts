import type { SettingPath } from '../../model'
import type { Translate } from '../../texts'

/** All settings of a web integration, in groups and the order of the screen. */
export const FIELD_GROUPS = [
  {
    name: 'look',
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
  { name: 'words', fields: ['businessName', 'starters', 'showAnswerTime'] },
  { name: 'texts', fields: ['customText'] },
  {
    name: 'behaviour',
    fields: [
      'fixedIntroPane',
      'preview',
      'canUserSeeConversationList',
      'canUserCreateMoreConversations',
      'integrationOrder'
    ]
  },
  { name: 'place', fields: ['originWhitelist'] },
  {
    name: 'prechat',
    fields: [
      'prechatCapture.enabled',
      'prechatCapture.fields',
      'prechatCapture.enableEmailLinking',
      'prechatCapture.everyConversation',
      'prechatCapture.avatarUrl'
    ]
  }
] as const satisfies { name: string; fields: readonly SettingPath[] }[]

/** Name of a setting that has a field on the screen. */
export type FieldPath = (typeof FIELD_GROUPS)[number]['fields'][number]

/** Names of all settings that have a field. */
export const FIELDS: readonly FieldPath[] = FIELD_GROUPS.flatMap(
  ({ fields }): readonly FieldPath[] => fields
)

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
    case 'conversationColor':
    case 'actionColor':
      return { placeholder: t('inputs.asBrandColor') }
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
