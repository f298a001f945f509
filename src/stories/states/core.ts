import { business, visitor } from '../../in-memory'
import type { Story } from '../story'

const TALK = [
  visitor('Is the blue one back in the shop?'),
  business({ type: 'text', text: 'It is, since Monday.', displayName: 'Ada' }),
  business({
    type: 'text',
    text: 'Shall we keep one for you? We can hold it until Saturday evening.',
    displayName: 'Ada'
  }),
  visitor('Please do.')
]
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** Footer of a conversation, once loaded. */
const END = '#conversation ~ [role=status]'
const MANY = Array.from({ length: 120 }, (_, index) =>
  index % 3 ? business(`Message ${index}`) : visitor(`Question ${index}`)
)
const talk = [{ said: TALK }]
const GET_MESSAGES = /^GET \/conversations\/\w+\/messages/
const POST_MESSAGE = /^POST \/conversations\/\w+\/messages/

/** The conversation with plain texts, and what keeps it. */
export const CORE: Story[] = [
  { name: 'conversation/empty' },
  { name: 'conversation/short', conversations: talk },
  {
    name: 'conversation/days-apart',
    conversations: [
      {
        said: [
          visitor({ type: 'text', text: 'Are you open today?', minutesAgo: 3000 }),
          business({ type: 'text', text: 'Until six.', minutesAgo: 2998 }),
          visitor({ type: 'text', text: 'And tomorrow?', minutesAgo: 20 })
        ]
      }
    ]
  },
  {
    name: 'conversation/unread',
    conversations: [
      {
        said: [
          visitor({ type: 'text', text: 'Is the blue one back?', minutesAgo: 1500 }),
          business({ type: 'text', text: 'On Monday.', displayName: 'Ada', minutesAgo: 1499 }),
          business({ type: 'text', text: 'It has come.', displayName: 'Ada', minutesAgo: 60 }),
          business({ type: 'text', text: 'Shall we keep it?', displayName: 'Lin', minutesAgo: 2 })
        ],
        unreadCount: 2
      }
    ],
    after: ({ find }) => find('.unread-line')
  },
  {
    name: 'conversation/times',
    conversations: [
      {
        said: [
          visitor({ type: 'text', text: 'Are you open today?', minutesAgo: 3000 }),
          business({ type: 'text', text: 'Until six.', minutesAgo: 150 }),
          visitor({ type: 'text', text: 'And tomorrow?', minutesAgo: 20 }),
          business({ type: 'text', text: 'Tomorrow too.', minutesAgo: 0 })
        ]
      }
    ],
    after: async ({ chat, find, until }) => {
      await find('#conversation', 'Tomorrow too.')
      await find(END)
      const rows = [...chat.querySelectorAll<HTMLElement>('.row')]
      for (const row of rows) row.dispatchEvent(new Event('pointerover', { bubbles: true }))
      await until('the times', () => rows.every(row => row.dataset['time']))
    }
  },
  { name: 'conversation/long', conversations: [{ said: MANY }] },
  {
    name: 'conversation/unread-below',
    conversations: [{ said: MANY }],
    after: async ({ find, server, until }) => {
      const list = await find('#conversation', 'Question 90')
      const scrolled = () =>
        new Promise(resolve => list.addEventListener('scroll', resolve, { once: true }))
      await until('the newest message', () => list.scrollTop > 1000)
      list.scrollTop = 1000
      await scrolled()
      server.add(business('One more thing'))
      server.add(business('We are open until six.'))
      await find('.new-messages', '2 new messages')
    }
  },
  {
    name: 'conversation/long-words',
    options: { businessName: LONG_WORD },
    conversations: [
      {
        said: [
          visitor(LONG_WORD.repeat(3)),
          business({ type: 'text', text: LONG_WORD, displayName: LONG_WORD }),
          visitor('One line\n\nand another,   with spaces')
        ]
      }
    ]
  },
  {
    name: 'conversation/both-directions',
    conversations: [
      {
        said: [
          visitor('هل عادت الدراجة الزرقاء؟'),
          business('Yes, since Monday.'),
          visitor('שמרו לי אחת בבקשה'),
          business('👍')
        ]
      }
    ]
  },
  {
    name: 'history/loading',
    conversations: [{ said: MANY }],
    faults: [{ on: GET_MESSAGES, as: 'silence' }],
    after: ({ find }) => find('.note')
  },
  {
    name: 'history/failed',
    conversations: [{ said: MANY }],
    faults: [{ on: GET_MESSAGES, as: 'offline' }],
    after: ({ find }) => find('button.note')
  },
  {
    name: 'sending/sending',
    conversations: talk,
    faults: [{ on: POST_MESSAGE, as: 'silence' }],
    after: ({ say, find }) => say('On my way').then(() => find('[data-status="sending"]'))
  },
  {
    name: 'sending/sent',
    conversations: talk,
    after: ({ say, find }) => say('On my way').then(() => find('[data-status="sent"]'))
  },
  {
    name: 'sending/delivered',
    conversations: talk,
    after: async ({ find, server }) => {
      await find('#conversation', 'Please do.')
      await find(END)
      const [{ id } = { id: '' }] = server.conversations
      server.pass({ type: 'conversation:delivered', conversation: { id } })
      await find('.status', 'Delivered')
    }
  },
  {
    name: 'sending/seen',
    conversations: [{ said: TALK, businessLastRead: new Date().toISOString() }],
    after: ({ find }) => find('.status', 'Seen')
  },
  {
    name: 'sending/seen-and-sent',
    conversations: [{ said: TALK, businessLastRead: new Date().toISOString() }],
    after: async ({ find, say }) => {
      await find('.status', 'Seen')
      await say('By six, if that is not too late.')
      await find('[data-status="sent"]')
    }
  },
  {
    name: 'sending/failed',
    conversations: talk,
    faults: [{ on: POST_MESSAGE, as: 'invalid-message' }],
    after: ({ say, find }) => say('On my way').then(() => find('[data-status="failed"]'))
  },
  {
    name: 'sending/too-long',
    conversations: talk,
    after: ({ type, find }) => type('textarea', 'Long '.repeat(900)).then(() => find('.error'))
  },
  {
    name: 'sending/several-lines',
    conversations: talk,
    after: ({ type }) => type('textarea', 'One line,\nand another,\nand a third')
  },
  {
    name: 'connection/reconnecting',
    conversations: talk,
    isOffline: true,
    after: ({ find }) => find('.bar')
  },
  {
    name: 'connection/offline',
    conversations: talk,
    after: async ({ find, page, server }) => {
      await find('#conversation', 'Please do.')
      await find(END)
      Object.defineProperty(page.navigator, 'onLine', { value: false })
      server.end.offline = true
      server.end.drop()
      await find('.bar svg')
    }
  },
  {
    name: 'connection/refused',
    conversations: talk,
    faults: [{ on: /GET \/conversations/, as: 'forbidden' }],
    after: ({ find }) => find('.bar')
  },
  {
    name: 'connection/back',
    conversations: talk,
    after: async ({ find, server }) => {
      await find('#conversation', 'Please do.')
      server.end.offline = true
      server.end.drop()
      await find('.bar')
      server.end.offline = false
      await find('.bar', 'Back online')
    }
  },
  {
    name: 'connection/written-offline',
    conversations: talk,
    after: async ({ find, say, server }) => {
      await find('#conversation', 'Please do.')
      server.end.offline = true
      server.faults.push({ on: POST_MESSAGE, as: 'offline' })
      server.end.drop()
      await find('.bar')
      await say('On my way')
      await find('[data-status="waiting"]')
    }
  },
  {
    name: 'connection/back-online',
    conversations: talk,
    after: async ({ find, server }) => {
      await find('#conversation', 'Please do.')
      await find(END)
      server.end.offline = true
      server.end.drop()
      await find('.bar', 'No connection')
      server.end.offline = false
      await find('.bar', 'Back online')
    }
  }
]
