import type { Story } from '../story'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

/** Closed until a minute of a day that comes so many days later. */
const backIn = (name: string, days: number, minute: number): Story => ({
  name: `hours/${name}`,
  openState: {
    isOpen: false,
    changesAt: new Date().setHours(0, 0, 0, 0) + (days * DAY_MINUTES + minute) * MINUTE_MS
  },
  after: ({ chat, until }) =>
    until('a time in the welcome', () =>
      /\p{Number}/u.test(chat.querySelector('.greeting b')?.textContent ?? '')
    )
})

/** A business that is closed, in the welcome. */
export const HOURS: Story[] = [
  backIn('back-today', 0, DAY_MINUTES - 1),
  backIn('back-tomorrow', 1, 540),
  backIn('back-later', 3, 570),
  backIn('back-in-weeks', 20, 540),
  {
    name: 'hours/closed',
    openState: { isOpen: false, changesAt: undefined },
    after: ({ find }) => find('.greeting b')
  }
]
