import { expect, test } from 'vitest'
import type { Message } from '../../../src/protocol'
import { createTimeline } from '../../../src/client/timeline'
import { id, message, pending } from '../fakes/messages'
import { drawThread } from '../fakes/thread'

/** Noon, so that no zone makes it another day. */
const NOON = Date.UTC(2026, 0, 5, 12) / 1000

const ANN = { role: 'business', displayName: 'Ann' } as const
const BOB = { role: 'business', displayName: 'Bob' } as const
const BUSINESS = { role: 'business' } as const
const VISITOR = { role: 'user', userId: 'visitor' } as const

type Written = [by: Partial<Message>, seconds: number]

/** Draws messages and says of each row: `time` and `first`, or nothing of them. */
const shapesOf = async (written: Written[]) => {
  const { timeline, rows } = drawThread()
  for (const [index, [by, at]] of written.entries()) {
    timeline.put(message(index + 1, { ...by, received: NOON + at }))
  }
  await expect.poll(() => rows().length).toBe(written.length)
  return rows().map(row =>
    [row.querySelector('time') && 'time', row.classList.contains('first') && 'first']
      .filter(Boolean)
      .join(' ')
  )
}

test.each<[what: string, written: Written[], shapes: string[]]>([
  ['the first message has a time', [[ANN, 0]], ['time first']],
  [
    'one author in one minute is a group',
    [
      [ANN, 0],
      [ANN, 20],
      [ANN, 59]
    ],
    ['time first', '', '']
  ],
  [
    'another minute begins a group',
    [
      [ANN, 0],
      [ANN, 60]
    ],
    ['time first', 'first']
  ],
  [
    'minutes are those of the clock',
    [
      [ANN, 59],
      [ANN, 61]
    ],
    ['time first', 'first']
  ],
  [
    'another author begins a group',
    [
      [ANN, 0],
      [BOB, 1],
      [ANN, 2]
    ],
    ['time first', 'first', 'first']
  ],
  [
    'business and visitor are two',
    [
      [BUSINESS, 0],
      [VISITOR, 1]
    ],
    ['time first', 'first']
  ],
  [
    'a nameless business is one author',
    [
      [BUSINESS, 0],
      [BUSINESS, 1]
    ],
    ['time first', '']
  ],
  [
    '14:59 of silence show no time',
    [
      [ANN, 0],
      [ANN, 899]
    ],
    ['time first', 'first']
  ],
  [
    '15 minutes of silence show the time',
    [
      [ANN, 0],
      [ANN, 900]
    ],
    ['time first', 'time first']
  ]
])('%s', async (_, written, shapes) => {
  expect(await shapesOf(written)).toEqual(shapes)
})

test('an older page above takes the time away from what follows it', async () => {
  const timeline = createTimeline()
  for (let number = 51; number <= 100; number++) timeline.put(message(number, ANN))
  const { rows } = drawThread(timeline)
  await expect.poll(() => rows().length).toBe(50)
  expect(rows()[0]!.querySelector('time')).not.toBeNull()
  for (let number = 1; number <= 50; number++) timeline.put(message(number, ANN))
  await expect.poll(() => rows().length).toBe(100)
  expect(rows().filter(row => row.querySelector('time'))).toEqual([rows()[0]])
})

test('says who wrote, also to those who do not see where it stands', async () => {
  const { timeline, rows } = drawThread()
  const by = [ANN, BUSINESS, VISITOR]
  by.forEach((by, index) => timeline.put(message(index + 1, { ...by, received: NOON })))
  await expect.poll(() => rows().length).toBe(3)
  const authors = rows().map(row => row.querySelector('.author, .hidden')!)
  expect(authors.map(author => `${author.className} ${author.textContent}`)).toEqual([
    'author Ann',
    'author Shop',
    'hidden You'
  ])
})

test('says how far an own message is, and offers to try again', async () => {
  const { timeline, rows, retried } = drawThread()
  timeline.putPending(pending('a'), 'sending')
  await expect.poll(() => rows()[0]?.textContent).toMatch('Sending…')
  timeline.putPending(pending('a'), 'failed')
  await expect.poll(() => rows()[0]!.querySelector('button')).not.toBeNull()
  const button = rows()[0]!.querySelector('button')!
  expect(button.textContent).toBe('Not sent. Try again')
  button.dispatchEvent(new Event('click', { bubbles: true }))
  expect(retried).toEqual(['a'])
  const row = rows()[0]
  timeline.put(message(1, { clientMessageId: 'a' }))
  await expect.poll(() => row!.getAttribute('data-message-id')).toBe(id(1))
  expect(rows()).toEqual([row])
  expect(row!.querySelector('.status')!.textContent).toBe('Sent')
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '&lt;b&gt; {{constructor}}'
])('shows %s as it was written', async text => {
  const { timeline, rows } = drawThread()
  timeline.put(message(1, { text, displayName: text } as Partial<Message>))
  await expect.poll(() => rows().length).toBe(1)
  const [row] = rows()
  expect(row!.querySelector('.bubble')!.textContent).toBe(text)
  expect(row!.querySelector('.author')!.textContent).toBe(text)
  expect(row!.querySelectorAll('img, script, a, b')).toHaveLength(0)
})

test('a message of a type that it does not know is no error', async () => {
  const { timeline, rows } = drawThread()
  timeline.put(message(1, { type: 'hologram' } as never))
  await expect.poll(() => rows()[0]?.textContent).toMatch('This message cannot be shown here.')
})
