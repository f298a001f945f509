import { action, business, type SampleConversation, visitor } from '../in-memory'
import type { Channel, FormField, Item } from '../protocol'

const CHOICE: FormField = {
  type: 'select',
  name: 'size',
  label: 'Which size do you need?',
  options: [
    { name: 'small', label: 'Small' },
    { name: 'large', label: 'Large' }
  ]
}

const coordinates = { lat: 52.520008, long: 13.404954 }

/** One conversation with every type of message, the newest last. */
const everyType = (picture: string): SampleConversation => {
  const item = (title: string): Item => ({
    title,
    description: 'On the shelf today',
    mediaUrl: picture,
    altText: title,
    actions: [
      action('link', `See ${title.toLowerCase()}`, { uri: 'https://example.com/' }),
      action('postback', `Keep ${title.toLowerCase()} for me`, { payload: title })
    ]
  })
  return {
    businessLastRead: new Date().toISOString(),
    said: [
      visitor('Hello! What do you have in blue?'),
      business({ type: 'image', mediaUrl: picture, altText: 'Hills in the morning' }),
      business({ type: 'carousel', items: [item('The first one'), item('The second one')] }),
      business({ type: 'list', items: [item('The third one'), item('The fourth one')] }),
      visitor({ type: 'image', mediaUrl: picture, altText: 'A picture of mine' }),
      business({
        type: 'file',
        mediaUrl: picture,
        altText: 'Prices.pdf',
        mediaType: 'application/pdf',
        mediaSize: 124_000
      }),
      visitor({ type: 'location', coordinates }),
      business({ type: 'form', fields: [CHOICE], submitted: false }),
      visitor('And do you send them, too?'),
      business({
        type: 'text',
        text: 'We do, within two days. See https://example.com/',
        actions: [
          action('link', 'Prices', { uri: 'https://example.com/' }),
          action('postback', 'Tell me when', { payload: 'TELL' })
        ]
      }),
      business({
        type: 'text',
        text: 'Shall we keep one for you?',
        actions: [
          action('reply', 'Yes, please', { payload: 'YES' }),
          action('reply', 'No, thank you', { payload: 'NO' })
        ]
      })
    ]
  }
}

/** Conversations of a visitor who wrote before. @param hasSeveral Whether visitors may begin others. */
export const sampleConversations = (picture: string, hasSeveral: boolean): SampleConversation[] => [
  everyType(picture),
  ...(hasSeveral
    ? [
        {
          displayName: 'A repair',
          said: [business({ type: 'text', text: 'It is ready to collect.', minutesAgo: 90 })],
          unreadCount: 2
        },
        {
          displayName: 'An order',
          said: [visitor({ type: 'text', text: 'Thank you!', minutesAgo: 9000 })]
        }
      ]
    : [])
]

/** Conversation that has news while the messenger is closed. */
export const unreadConversation = (): SampleConversation => ({
  said: [visitor('Are you open today?'), business('We are, until six.')],
  unreadCount: 1
})

const NUMBER = '+447700900100'

/** Addresses that the screens of channels show. */
const ADDRESSES: Record<string, Partial<Channel>> = {
  whatsapp: { phoneNumber: NUMBER },
  twilio: { phoneNumber: NUMBER },
  messagebird: { phoneNumber: NUMBER },
  messenger: { pageId: '1' },
  telegram: { username: 'example_bot' },
  mailgun: { fromAddress: 'hello@example.com' },
  viber: { uri: 'example' },
  line: { lineId: '@example' }
}

/** Makes a channel with an address that leads nowhere. */
export const sampleChannel = ({ id, type }: Pick<Channel, 'id' | 'type'>): Channel => ({
  id,
  type,
  ...ADDRESSES[type]
})
