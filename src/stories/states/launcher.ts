import { business, type Story } from '../story'

const MEDIA = `${location.origin}/media/`
const waiting = (unreadCount: number) => ({
  said: [business('Your bicycle is ready.')],
  unreadCount
})

/** What stands on the page before the messenger is opened. */
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
    name: 'launcher/badge-9-plus',
    isClosed: true,
    options: { preload: 'eager' },
    conversations: [waiting(12)],
    after: ({ badge }) => badge('9+')
  },
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
      buttonIconUrl: `${MEDIA}shop.svg`,
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
  { name: 'launcher/opened' }
]
