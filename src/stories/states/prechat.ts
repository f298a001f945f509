import { business } from '../../in-memory'
import type { PrechatCapture } from '../../protocol'
import type { Story } from '../story'
import type { World } from '../world'

const MEDIA = new URL('media/', location.href)
const SESSIONS = /^POST \/sessions/
const prechatCapture: PrechatCapture = { enabled: true }
const asking = { options: { prechatCapture } }

const fill = async ({ type, press }: World) => {
  await type('#prechat-0.active', 'Ada Lovelace')
  await press('.next')
  await type('#prechat-1.active', 'ada@example.com')
  await press('.next')
}

/** Stories of the questions before a conversation. */
export const PRECHAT: Story[] = [
  { name: 'prechat/new', ...asking, after: ({ find }) => find('.active') },
  {
    name: 'prechat/own-fields',
    options: {
      customText: { prechatCaptureGreetingText: 'Welcome to <b>our</b> workshop.' },
      prechatCapture: {
        enabled: true,
        avatarUrl: `${MEDIA}avatar.svg`,
        fields: [
          {
            type: 'select',
            name: 'about',
            label: 'What is it about?',
            options: [
              { name: 'repair', label: 'A repair' },
              { name: 'other', label: 'Something else' }
            ]
          },
          { type: 'text', name: 'order', label: 'Number of your order' }
        ]
      }
    },
    after: ({ find }) => find('select.active')
  },
  {
    name: 'prechat/sending',
    ...asking,
    faults: [{ on: SESSIONS, as: 'silence' }],
    after: world => fill(world).then(() => world.find('.form-end', 'Sending'))
  },
  {
    name: 'prechat/failed',
    ...asking,
    faults: [{ on: SESSIONS, as: 'invalid-request' }],
    after: world => fill(world).then(() => world.find('.retry'))
  },
  {
    name: 'prechat/done',
    ...asking,
    after: world => fill(world).then(() => world.find('textarea:enabled'))
  },
  {
    name: 'prechat/done-and-linked',
    ...asking,
    channels: [{ id: 'mail', type: 'mailgun', fromAddress: 'shop@example.com' }],
    after: world => fill(world).then(() => world.find('.bubble', 'ada@example.com'))
  },
  {
    name: 'prechat/before-another',
    settings: { canUserCreateMoreConversations: true },
    options: { prechatCapture: { enabled: true, everyConversation: true } },
    conversations: [{ said: [business('Your bicycle is ready.')] }],
    after: async ({ press, find }) => {
      await press('#header button', 'Your conversations')
      await press('button', 'New conversation')
      await find('.active')
    }
  },
  {
    name: 'prechat/known-visitor',
    ...asking,
    conversations: [{ said: [business('Your bicycle is ready.')] }],
    after: ({ find }) => find('textarea:enabled')
  }
]
