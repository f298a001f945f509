import type { SettingPath } from '../../model'

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

/** Settings that belong together. */
export interface FieldGroup {
  name: string
  lead: string
  fields: Partial<Record<SettingPath, FieldText>>
}

const PICTURE = 'JPG, PNG or GIF of at least 200 × 200 pixels'
const WEB_ADDRESS = 'https://'

/** All settings of a web integration, in the order of the screen. */
export const FIELD_GROUPS: FieldGroup[] = [
  {
    name: 'Look',
    lead: 'One colour dresses all: bubbles, buttons and launcher follow it.',
    fields: {
      brandColor: { label: 'Brand colour', hint: 'Launcher and header.' },
      conversationColor: {
        label: 'Conversation colour',
        hint: 'Bubbles of the visitor.',
        placeholder: 'As the brand colour'
      },
      actionColor: {
        label: 'Action colour',
        hint: 'Buttons and links in the messenger.',
        placeholder: 'As the brand colour'
      },
      displayStyle: {
        label: 'Style of the launcher',
        hint: 'A round button in the corner, or a tab with a name at the lower edge.',
        choices: { button: 'Button', tab: 'Tab' }
      },
      buttonWidth: { label: 'Width of the button', hint: 'Has no effect on a tab.' },
      buttonHeight: { label: 'Height of the button', hint: 'Has no effect on a tab.' },
      buttonIconUrl: {
        label: 'Icon of the launcher',
        hint: `Address of a picture instead of the built-in one: ${PICTURE}.`,
        placeholder: WEB_ADDRESS
      },
      businessIconUrl: {
        label: 'Icon of the business',
        hint: `Address of the picture in the header: ${PICTURE}. Without one, the icon of the app.`,
        placeholder: WEB_ADDRESS
      },
      backgroundImageUrl: {
        label: 'Background picture',
        hint: 'Address of a picture that is tiled behind the conversation.',
        placeholder: WEB_ADDRESS
      }
    }
  },
  {
    name: 'Words',
    lead: 'What visitors read before anybody writes.',
    fields: {
      businessName: {
        label: 'Name of the business',
        hint: 'The title of the messenger. Without one, the name of the app.'
      },
      starters: {
        label: 'First messages to choose from',
        hint: 'Buttons in an empty conversation, which write their text as the visitor: up to 4.'
      },
      showAnswerTime: {
        label: 'Answer time',
        hint: 'Says how soon you usually answer, once that is known.'
      }
    }
  },
  {
    name: 'Behaviour',
    lead: 'What visitors can do.',
    fields: {
      fixedIntroPane: {
        label: 'Introduction in place',
        hint: 'The introduction stays at the top while the conversation scrolls.'
      },
      preview: {
        label: 'Preview of messages',
        hint: 'Shows a message that arrives while the messenger is closed beside its launcher.'
      },
      canUserSeeConversationList: {
        label: 'List of conversations',
        hint: 'Visitors can look at their earlier conversations.'
      },
      canUserCreateMoreConversations: {
        label: 'Several conversations',
        hint: 'Visitors can begin another conversation beside the one they have.'
      },
      integrationOrder: {
        label: 'Other channels',
        hint: 'Channels of this app that the messenger offers beside itself, in this order.'
      }
    }
  },
  {
    name: 'Where it may be used',
    lead: 'Pages of other people cannot show your messenger when you list your own.',
    fields: {
      originWhitelist: {
        label: 'Allowed origins',
        hint: 'Protocol, host and port of a site, such as https://www.example.com. Each subdomain on its own line.'
      }
    }
  },
  {
    name: 'Before the chat',
    lead: 'Questions that a visitor answers before the first message.',
    fields: {
      'prechatCapture.enabled': {
        label: 'Prechat form',
        hint: 'Asks before the first conversation; writing is locked until the answers are given.'
      },
      'prechatCapture.fields': {
        label: 'Questions',
        hint: 'Asked in this order. Drag a question by its grip, or move it with its buttons.'
      },
      'prechatCapture.enableEmailLinking': {
        label: 'Use the first e-mail',
        hint: 'The answer to the first question for an e-mail address becomes the address of the visitor. Without such a question, nothing is linked.'
      },
      'prechatCapture.everyConversation': {
        label: 'Ask each time',
        hint: 'Asks before each new conversation, not only before the first.'
      },
      'prechatCapture.avatarUrl': {
        label: 'Picture beside the form',
        hint: 'Address of the picture beside greeting and thanks.',
        placeholder: WEB_ADDRESS
      }
    }
  }
]

/** Finds how a setting is named and explained. */
export const fieldText = (path: SettingPath): FieldText | undefined =>
  FIELD_GROUPS.map(({ fields }) => fields[path]).find(text => text !== undefined)
