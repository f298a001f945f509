import { action, business, visitor, type SampleConversation } from '../../in-memory'
import type { Story } from '../story'
import type { World } from '../world'
import { CHANNELS } from './channels'

const MEDIA = `${location.origin}/media/`
const MANY_MINUTES = [1, 12, 59, 90, 300, 1600, 9000, 90_000]

const talk = (displayName: string, ...said: SampleConversation['said']): SampleConversation => ({
  displayName,
  said
})

const item = { title: 'A bell', actions: [] }

/** One conversation for each kind of message, the newest first. */
const KINDS: SampleConversation[] = [
  {
    said: [business({ type: 'text', text: 'Your bike is ready.', minutesAgo: 1 })],
    unreadCount: 2
  },
  talk('A picture', business({ type: 'image', mediaUrl: `${MEDIA}wide.svg`, minutesAgo: 3 })),
  talk('A file', visitor({ type: 'file', mediaUrl: `${MEDIA}page.html`, minutesAgo: 20 })),
  talk('Items', business({ type: 'carousel', items: [item], displayName: 'Ada', minutesAgo: 60 })),
  talk('A list', business({ type: 'list', items: [item], minutesAgo: 110 })),
  talk('A place', visitor({ type: 'location', coordinates: { lat: 1, long: 2 }, minutesAgo: 130 })),
  talk('A form', business({ type: 'form', fields: [], submitted: false, minutesAgo: 2000 })),
  talk('Answers', visitor({ type: 'formResponse', fields: [], minutesAgo: 9000 })),
  talk('Something else', business({ type: 'unknown', minutesAgo: 90_000 }))
]

const several = (count: number): SampleConversation[] =>
  Array.from({ length: count }, (_, index) => ({
    displayName: `Order ${index + 1}`,
    said: [
      business({
        type: 'text',
        text: `Order ${index + 1} is on its way, and comes before the weekend.`,
        minutesAgo: (MANY_MINUTES[index] ?? 90_000) + index
      })
    ],
    unreadCount: index === 1 ? 12 : index % 4 === 2 ? 3 : 0
  }))

const ONE = [{ said: [visitor('Is the blue one back in the shop?'), business('Since Monday.')] }]
const CREATE = { settings: { canUserCreateMoreConversations: true } } as const
const openList = async ({ press, find }: World) => {
  await press('#header button', 'Your conversations')
  await find('.choice')
}

const scrollToEnd = async ({ find }: World) => {
  const list = await find('#conversation-list')
  list.scrollTop = list.scrollHeight
}

/** Ways to other conversations. */
export const NAVIGATION: Story[] = [
  { name: 'list/several', ...CREATE, conversations: several(4), after: openList },
  { name: 'list/kinds', conversations: KINDS, after: openList },
  {
    name: 'list/just-now',
    options: { businessName: '' },
    conversations: [
      {
        said: [
          business({
            type: 'text',
            text: '',
            actions: [action('locationRequest', 'Where?')],
            minutesAgo: 0
          })
        ]
      },
      { said: [business('Hello')] }
    ],
    after: openList
  },
  {
    name: 'list/more-than-a-page',
    conversations: several(24),
    after: async world => {
      await openList(world)
      await scrollToEnd(world)
      await world.find('.choice', 'Order 11')
    }
  },
  { name: 'list/one', ...CREATE, conversations: ONE, after: openList },
  {
    name: 'list/empty',
    ...CREATE,
    after: async ({ press, find }) => {
      await press('#header button', 'Your conversations')
      await find('.note', 'No conversations yet')
    }
  },
  {
    name: 'list/loading-more',
    conversations: several(12),
    after: async world => {
      await world.find('#header button', 'Your conversations')
      world.server.faults.push({ on: /^GET \/conversations$/, as: 'silence' })
      await openList(world)
      await scrollToEnd(world)
      await world.find('.note', 'Loading')
    }
  },
  {
    name: 'list/failed-more',
    conversations: several(12),
    after: async world => {
      await world.find('#header button', 'Your conversations')
      world.server.faults.push({ on: /^GET \/conversations$/, as: 'offline' })
      await openList(world)
      await scrollToEnd(world)
      await world.find('.note', 'not here')
    }
  },
  {
    name: 'list/creation-failed',
    ...CREATE,
    conversations: several(2),
    faults: [{ on: /^POST \/conversations$/, as: 'server' }],
    after: async world => {
      await openList(world)
      await world.press('.main-button')
      await world.find('.error', 'No new conversation')
    }
  },
  {
    name: 'header/others-unread',
    conversations: several(4),
    after: ({ find }) => find('#header .unread-badge')
  },
  {
    name: 'header/own-name',
    ...CREATE,
    conversations: [
      {
        ...ONE[0]!,
        displayName: 'Winter service',
        description: 'Ada and the workshop answer here.',
        iconUrl: `${MEDIA}avatar.svg`
      }
    ],
    after: ({ find }) => find('#header', 'Winter service')
  },
  {
    name: 'introduction/channels',
    channels: CHANNELS,
    conversations: ONE,
    after: ({ find }) => find('.introduction')
  },
  {
    name: 'introduction/fixed-alone',
    options: { fixedHeader: true },
    conversations: [
      {
        said: Array.from({ length: 30 }, (_, index) =>
          index % 2 ? business(`Answer ${index}`) : visitor(`Question ${index}`)
        )
      }
    ],
    after: ({ find }) => find('.introduction')
  },
  {
    name: 'introduction/fixed',
    channels: CHANNELS,
    options: { fixedHeader: true, integrationOrder: ['mailgun', 'twilio', 'whatsapp'] },
    conversations: ONE,
    after: ({ find }) => find('.introduction')
  },
  {
    name: 'introduction/first-visit',
    channels: CHANNELS.slice(0, 3),
    after: ({ find }) => find('.introduction')
  }
]
