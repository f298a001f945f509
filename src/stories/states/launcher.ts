import { business } from '../../in-memory'
import type { Story } from '../story'
import type { World } from '../world'

const MEDIA = `${location.origin}/media/`
const waiting = (unreadCount: number) => ({
  said: [business('Your bicycle is ready.')],
  unreadCount
})

const unread = (said: Parameters<typeof business>[0]) => ({
  isClosed: true,
  conversations: [{ said: [business(said)], unreadCount: 1 }],
  after: ({ page, until }: World) =>
    until('the preview', () => !!page.document.querySelector('html > div button'))
})

/** Stories of the page before the messenger is opened. */
export const LAUNCHER: Story[] = [
  { name: 'launcher/button', isClosed: true },
  {
    name: 'launcher/badge',
    isClosed: true,
    options: { preload: 'eager' },
    conversations: [waiting(3)],
    after: ({ badge }) => badge('3')
  },
  {
    name: 'launcher/badge-1',
    isClosed: true,
    options: { preload: 'eager' },
    conversations: [waiting(1)],
    after: ({ badge }) => badge('1')
  },
  {
    name: 'launcher/badge-9-plus',
    isClosed: true,
    options: { preload: 'eager' },
    conversations: [waiting(12)],
    after: ({ badge }) => badge('9+')
  },
  { name: 'launcher/tab-opened', options: { displayStyle: 'tab' } },
  { name: 'launcher/tab', isClosed: true, options: { displayStyle: 'tab' } },
  {
    name: 'launcher/tab-badge',
    isClosed: true,
    options: { displayStyle: 'tab', preload: 'eager' },
    conversations: [waiting(2)],
    after: ({ badge }) => badge('2')
  },
  {
    name: 'launcher/own-icon-and-size',
    isClosed: true,
    options: {
      buttonIconUrl: `${MEDIA}shop.png`,
      buttonWidth: '96px',
      buttonHeight: '72px'
    }
  },
  {
    name: 'launcher/own-place-and-colour',
    isClosed: true,
    options: {
      position: { side: 'left', bottom: 48, inline: 48 },
      customColors: { brandColor: 'f6ae2d' }
    }
  },
  { name: 'launcher/opened' },
  {
    name: 'preview/text',
    ...unread({
      type: 'text',
      text: 'Your bicycle is ready.',
      displayName: 'Ada',
      avatarUrl: `${MEDIA}avatar.svg`
    }),
    options: { preload: 'eager' }
  },
  {
    name: 'preview/long',
    ...unread({
      type: 'text',
      text: 'Your bicycle is ready. The brakes are new, and the chain too. Come by until six.',
      minutesAgo: 1500
    }),
    options: { preload: 'eager' }
  },
  {
    name: 'preview/picture',
    ...unread({ type: 'image', mediaUrl: `${MEDIA}wide.svg`, displayName: 'Ada Lovelace' }),
    settings: { businessName: 'Harbour Street Cycles', businessIconUrl: '' },
    options: { preload: 'eager', customColors: { brandColor: 'f6ae2d' } }
  },
  {
    name: 'preview/left',
    ...unread('Since Monday.'),
    options: { preload: 'eager', position: { side: 'left' } }
  },
  {
    name: 'preview/tab',
    ...unread('Your bicycle is ready.'),
    options: { preload: 'eager', displayStyle: 'tab' }
  },
  {
    name: 'preview/arabic',
    ...unread({ type: 'text', text: 'دراجتك جاهزة.', displayName: 'أدا', minutesAgo: 3000 }),
    options: { preload: 'eager', locale: 'ar' },
    dir: 'rtl'
  }
]
