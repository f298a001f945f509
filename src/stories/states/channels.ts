import { business, visitor } from '../../in-memory'
import type { Channel, Link } from '../../protocol'
import type { Story } from '../story'
import type { World } from '../world'

/** One channel of each type, the second provider of text messages apart. */
export const CHANNELS: Channel[] = [
  { id: 'whatsapp', type: 'whatsapp', phoneNumber: '+447700900100' },
  { id: 'messenger', type: 'messenger', pageId: '1' },
  { id: 'telegram', type: 'telegram', username: 'shop_bot' },
  { id: 'twilio', type: 'twilio', phoneNumber: '+447700900100' },
  { id: 'mailgun', type: 'mailgun', fromAddress: 'hello@shop.example' },
  { id: 'viber', type: 'viber', uri: 'shop' },
  { id: 'wechat', type: 'wechat' },
  { id: 'line', type: 'line', lineId: '@shop' }
]

const NINE: Channel[] = [
  ...CHANNELS,
  { id: 'messagebird', type: 'messagebird', phoneNumber: '+447700900101' }
]

const NUMBER = '+447700900123'
const conversations = [{ said: [visitor('Is the blue one back?'), business('Since Monday.')] }]

const link = (type: string, status: Link['status'], displayName?: string): Link<string> => ({
  id: `link of ${type}`,
  integrationId: type,
  type,
  status,
  ...(displayName ? { displayName } : {})
})

/** Opens the screen of a channel from the introduction. */
const openChannel = async ({ press, find }: World, name: string) => {
  await press('.channel-list button', name)
  await find('.channel')
}

const channel = (
  state: string,
  name: string,
  after?: Story['after'],
  rest?: Partial<Story>
): Story => ({
  name: `channel/${state}`,
  channels: CHANNELS,
  conversations,
  ...rest,
  after: async world => {
    if (!rest?.channels) await world.press('.channel-fold')
    await openChannel(world, name)
    await after?.(world)
  }
})

const giveNumber: Story['after'] = async ({ type, press }) => {
  await type('.channel input', NUMBER)
  await press('.main-button')
}

/** A story after a phone number was entered. */
const numberThen = (state: string, act: (world: World) => void, words: string): Story =>
  channel(state, 'SMS', async world => {
    await giveNumber(world)
    await world.find('.channel', NUMBER)
    act(world)
    await world.find('.channel', words)
  })

/** Other channels, and how far they are linked. */
export const CHANNEL_STORIES: Story[] = [
  {
    name: 'settings/alone',
    conversations,
    after: ({ press, find }) => press('#header button', 'Settings').then(() => find('.setting'))
  },
  {
    name: 'settings/alone-in-arabic',
    options: { locale: 'ar' },
    dir: 'rtl',
    conversations,
    after: ({ press, find }) => press('#header button', 'الإعدادات').then(() => find('.setting'))
  },
  {
    name: 'settings/linked',
    channels: CHANNELS,
    conversations,
    links: [
      link('whatsapp', 'active', 'Ada'),
      link('twilio', 'pending', NUMBER),
      link('telegram', 'active')
    ],
    after: async ({ press, find }) => {
      await press('#header button', 'Settings')
      await find('.choice', 'Connected as Ada')
    }
  },
  {
    name: 'settings/linked-without-service',
    channels: CHANNELS,
    connected: [],
    conversations,
    links: [link('whatsapp', 'active', 'Ada'), link('twilio', 'pending', NUMBER)],
    after: async ({ press, find }) => {
      await press('#header button', 'Settings')
      await find('.choice', 'Ada')
    }
  },
  {
    name: 'settings/loading',
    channels: CHANNELS.slice(0, 2),
    conversations,
    faults: [{ on: /^GET \/links/, as: 'silence' }],
    after: ({ press, find }) => press('#header button', 'Settings').then(() => find('.note'))
  },
  {
    name: 'settings/failed',
    channels: CHANNELS.slice(0, 2),
    conversations,
    faults: [{ on: /^GET \/links/, as: 'offline' }],
    after: ({ press, find }) => press('#header button', 'Settings').then(() => find('.note button'))
  },
  ...CHANNELS.filter(({ id }) => !/twilio|mailgun/.test(id)).map(({ type }) =>
    channel(type, '', undefined, {
      channels: CHANNELS.filter(each => each.type === type)
    })
  ),
  channel('preparing', 'Telegram', undefined, { faults: [{ on: /^POST \/links/, as: 'silence' }] }),
  channel('not-prepared', 'Viber', ({ find }) => find('.text-button'), {
    faults: [{ on: /^POST \/links/, as: 'server' }]
  }),
  channel('connected', 'WhatsApp', undefined, { links: [link('whatsapp', 'active', 'Ada')] }),
  channel('sms', 'SMS', ({ find }) => find('.channel input')),
  channel('sms-invalid', 'SMS', async ({ type, press, find }) => {
    await type('.channel input', '07700 900123')
    await press('.main-button')
    await find('.error', 'country code')
  }),
  channel('sms-sending', 'SMS', giveNumber, { faults: [{ on: /^POST \/links/, as: 'silence' }] }),
  numberThen('sms-pending', () => {}, NUMBER),
  numberThen(
    'sms-connected',
    ({ server }) => server.setLink('link 1', { status: 'active' }),
    'Connected'
  ),
  numberThen(
    'sms-cancelled',
    ({ server }) => server.endLink('link 1', 'cancelled'),
    'not connected'
  ),
  numberThen('sms-failed', ({ server }) => server.endLink('link 1', 'failed'), 'check the number'),
  numberThen('sms-expired', ({ server }) => server.endLink('link 1', 'expired'), 'too long'),
  numberThen(
    'sms-ping-failed',
    ({ server }) => server.endLink('link 1', 'ping-failed'),
    'not be sent'
  ),
  channel(
    'sms-too-many',
    'SMS',
    world => Promise.resolve(giveNumber(world)).then(() => world.find('.error', 'minute')),
    { faults: [{ on: /^POST \/links/, as: 'too-many-requests' }] }
  ),
  channel('email', 'E-mail', ({ find }) => find('.channel input')),
  channel('email-invalid', 'E-mail', async ({ type, press, find }) => {
    await type('.channel input', 'ada')
    await press('.main-button')
    await find('.error', 'check')
  }),
  channel('email-pending', 'E-mail', async ({ type, press, find }) => {
    await type('.channel input', 'ada@example.com')
    await press('.main-button')
    await find('.channel', 'We sent')
  }),
  channel('email-connected', 'E-mail', undefined, {
    links: [link('mailgun', 'active', 'ada@example.com')]
  }),
  {
    name: 'channel-prompt/several',
    channels: CHANNELS.slice(0, 4),
    after: ({ say, find }) => say('Is the blue one back?').then(() => find('.channel-prompt'))
  },
  {
    name: 'channel-prompt/nine',
    channels: NINE,
    conversations: [
      {
        said: Array.from({ length: 8 }, (_, index) =>
          index % 2 ? business(`Answer ${index}`) : visitor(`Question ${index}`)
        )
      }
    ],
    // The prompt is not shown where the window is low.
    after: ({ chat, widget, until }) => {
      widget.showNotificationChannelPrompt()
      return until('the prompt', () => chat.querySelector('.channel-prompt') !== null)
    }
  },
  {
    name: 'channel-prompt/one',
    channels: CHANNELS.slice(0, 1),
    after: ({ say, find }) => say('Is the blue one back?').then(() => find('.channel-prompt'))
  }
]
