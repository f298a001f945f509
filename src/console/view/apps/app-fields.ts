import type { AppField } from '../../model'

/** Name of a field, and the sentence that says what it does. */
interface FieldText {
  label: string
  hint: string
}

/** Texts of all fields of an app. */
export const APP_FIELD_TEXTS: Record<AppField, FieldText> = {
  displayName: {
    label: 'Name',
    hint: 'Visitors see it in the messenger, unless that has a name of its own.'
  },
  iconUrl: {
    label: 'Icon',
    hint: 'Address of the picture in the header of messengers without one of their own.'
  },
  conversationRetentionSeconds: {
    label: 'Keep conversations',
    hint: 'So long after its last message, a conversation is removed for ever with all that was said in it.'
  },
  disableConversationReopen: {
    label: 'Closed conversations stay closed',
    hint: 'A visitor cannot write in a conversation that you closed, and may begin another.'
  },
  maskCreditCardNumbers: {
    label: 'Hide card numbers',
    hint: 'Numbers of payment cards that visitors write are made unreadable before they are stored.'
  },
  useAnimalNames: {
    label: 'Animal names',
    hint: 'Gives visitors without a name the name of an animal, which only your team sees.'
  },
  echoPostback: {
    label: 'Show pressed buttons',
    hint: 'A button that a visitor presses is shown in the conversation as a message of theirs.'
  }
}

/** Fields that are on or off, by the section that they stand in. */
export const SWITCHES = {
  conversations: ['disableConversationReopen', 'echoPostback'],
  people: ['maskCreditCardNumbers', 'useAnimalNames']
} satisfies Record<string, AppField[]>
