import { listTextKeys } from '../../../protocol'

/** Parts of the messenger and the keys of their texts; a key belongs to the first part that has it. */
const PARTS = {
  launcher: /^(launcher|messageIndicator|dismissPreview)/,
  conversation:
    /^(headerText|introApp|messengerTitle|closeMessenger|closed$|back(On|Today|Tomorrow)|answerTime|input|sendButton|message(TooLong|Sending|Waiting|Sent|Delivered|Seen)|newMessages|support|authorYou|fetch|couldNotLoadMessages|clickToRetry$)/,
  times: /Time|Format$/,
  forms: /^(form|prechat|\w+Form$)/,
  list: /^(conversationList|newConversation|back$|couldNot(LoadConversations|StartConversation)|unreadMessages|introChannels)/,
  channels:
    /^(connectNotification|dismissPrompt|notification|couldNotLoadChannels|link|messenger|telegram|line|viber|wechat|whatsapp|email|frontend|sms|mailgun|messagebird|twilio)/,
  others: /^(couldNotConnect|errorPrefix|settings|signInAgain|signedIn)/,
  contents: /./
} as const

/** Name of a part of the messenger with texts of its own. */
export type TextGroup = keyof typeof PARTS

/** Parts of the messenger in the order of the screen. */
export const TEXT_GROUPS = [
  'launcher',
  'conversation',
  'contents',
  'forms',
  'list',
  'channels',
  'times',
  'others'
] as const satisfies TextGroup[]

const groupOf = (key: string) => Object.entries(PARTS).find(([, keys]) => keys.test(key))?.[0]

/** Lists the keys of the texts in a part of the messenger. */
export const textKeysIn = (group: TextGroup): string[] =>
  listTextKeys().filter(key => groupOf(key) === group)
