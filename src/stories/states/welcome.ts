import { business, visitor } from '../../in-memory'
import type { Story } from '../story'
import { CHANNELS } from './channels'

const STARTERS = ['Where is my order?', 'Is the blue one back?', 'Opening hours']
const LONG_STARTERS = [
  'I would like to hire two bicycles for a weekend in August, and need a child seat.',
  'Service and repairs',
  'هل عادت الدراجة الزرقاء؟',
  'Opening hours'
]
const WITH_STARTERS = { settings: { starters: STARTERS }, answerSeconds: 300 } as const
const talk = [{ said: [visitor('Is the blue one back?'), business('Since Monday.')] }]

const answersWithin = (
  name: string,
  answerSeconds: NonNullable<Story['answerSeconds']>
): Story => ({
  name: `welcome/answers-within-${name}`,
  answerSeconds,
  after: ({ find }) => find('.answer-time')
})

/** An empty conversation: who answers, how soon, and messages to begin with. */
export const WELCOME: Story[] = [
  answersWithin('minutes', 300),
  answersWithin('an-hour', 3600),
  answersWithin('hours', 14_400),
  answersWithin('a-day', 86_400),
  {
    name: 'welcome/starters',
    ...WITH_STARTERS,
    after: ({ find }) => find('.starters button')
  },
  {
    name: 'welcome/long-starters',
    settings: { starters: LONG_STARTERS },
    after: ({ find }) => find('.starters button')
  },
  {
    name: 'welcome/initial',
    settings: { businessIconUrl: '', customColors: { brandColor: '0b6e4f' }, starters: STARTERS },
    answerSeconds: 3600,
    after: ({ find }) => find('.starters button')
  },
  {
    name: 'welcome/starter-pressed',
    ...WITH_STARTERS,
    after: async ({ press, find }) => {
      await press('.starters button', 'Opening hours')
      await find('[data-status="sent"]', 'Opening hours')
    }
  },
  {
    name: 'welcome/fixed',
    ...WITH_STARTERS,
    options: { fixedHeader: true },
    after: ({ find }) => find('.starters button')
  },
  {
    name: 'welcome/channels',
    ...WITH_STARTERS,
    channels: CHANNELS,
    after: async ({ find }) => {
      await find('.starters button')
      await find('.channel-fold')
    }
  },
  {
    name: 'welcome/channels-unfolded',
    ...WITH_STARTERS,
    channels: CHANNELS,
    after: async ({ find, press }) => {
      await find('.starters button')
      await press('.channel-fold')
      await find('.channel-list')
    }
  },
  {
    name: 'welcome/three-channels',
    answerSeconds: 3600,
    channels: CHANNELS.slice(0, 3),
    after: async ({ find }) => {
      await find('.answer-time')
      await find('.channel-list')
    }
  },
  {
    name: 'welcome/answered',
    ...WITH_STARTERS,
    conversations: talk,
    after: ({ find }) => find('.answer-time')
  }
]
