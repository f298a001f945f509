import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Message } from '../../../src/protocol'
import { createTimeline, type Timeline } from '../../../src/client/conversations/timeline'
import { id, message, pending } from '../fakes/messages'
import { drawThread } from '../fakes/thread'

/** Noon of a Monday, where the machine is. */
const NOON = new Date(2026, 0, 5, 12).getTime() / 1000
const HOUR = 3600
const DAY = 24 * HOUR

const ANN = { role: 'business', displayName: 'Ann' } as const
const BOB = { role: 'business', displayName: 'Bob' } as const
const BUSINESS = { role: 'business' } as const
const VISITOR = { role: 'user', userId: 'visitor' } as const

type Written = [by: Partial<Message>, seconds: number]

const fill = (timeline: Timeline, written: Written[]) => {
  for (const [index, [by, at]] of written.entries()) {
    timeline.upsertMessage(message(index + 1, { ...by, received: NOON + at }))
  }
}

const shapeOf = (row: Element) =>
  [row.querySelector('time:not(.hidden)') && 'time', row.classList.contains('first') && 'first']
    .filter(Boolean)
    .join(' ')

/** Renders messages and describes each row: `time` and `first`, or neither. */
const shapesOf = async (written: Written[]) => {
  const { timeline, rows } = drawThread()
  fill(timeline, written)
  await expect.poll(() => rows().length).toBe(written.length)
  return rows().map(shapeOf)
}

/** Renders messages, and reads them with the lines between them. */
const linesOf = async (written: Written[], options?: Parameters<typeof drawThread>[1]) => {
  const thread = drawThread(undefined, options)
  fill(thread.timeline, written)
  await expect.poll(() => thread.rows().length).toBe(written.length)
  const read = () =>
    [...thread.place.children].map(line =>
      // Versions of the language's rules differ by a comma.
      (line.querySelector('.bubble') ?? line).textContent.replace(',', '')
    )
  return { ...thread, read }
}

describe('Message rows', () => {
  test.each<[what: string, written: Written[], shapes: string[]]>([
    ['the first message begins a group', [[ANN, 0]], ['first']],
    [
      'one author within five minutes is a group',
      [
        [ANN, 0],
        [ANN, 20],
        [ANN, 299]
      ],
      ['first', '', '']
    ],
    [
      'five minutes of silence begin a group',
      [
        [ANN, 0],
        [ANN, 300]
      ],
      ['first', 'first']
    ],
    [
      'five minutes count from the message before',
      [
        [ANN, 0],
        [ANN, 200],
        [ANN, 400]
      ],
      ['first', '', '']
    ],
    [
      'another author begins a group',
      [
        [ANN, 0],
        [BOB, 1],
        [ANN, 2]
      ],
      ['first', 'first', 'first']
    ],
    [
      'business and visitor are two',
      [
        [BUSINESS, 0],
        [VISITOR, 1]
      ],
      ['first', 'first']
    ],
    [
      'a nameless business is one author',
      [
        [BUSINESS, 0],
        [BUSINESS, 1]
      ],
      ['first', '']
    ],
    [
      '14:59 of silence show no time',
      [
        [ANN, 0],
        [ANN, 899]
      ],
      ['first', 'first']
    ],
    [
      '15 minutes of silence show the time',
      [
        [ANN, 0],
        [ANN, 900]
      ],
      ['first', 'time first']
    ],
    [
      'midnight begins a group without a time',
      [
        [ANN, 11.99 * HOUR],
        [ANN, 12 * HOUR]
      ],
      ['first', 'first']
    ]
  ])('%s', async (_, written, shapes) => {
    expect(await shapesOf(written)).toEqual(shapes)
  })

  test('stand under the name of their day, once each', async () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 7, 9), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { read } = await linesOf([
      [ANN, -5 * DAY],
      [ANN, 0],
      [ANN, HOUR],
      [VISITOR, DAY],
      [ANN, 2 * DAY]
    ])
    expect(read()).toEqual([
      'Wed 31 December 2025',
      'text 1',
      'Mon 5 January',
      'text 2',
      'text 3',
      'Yesterday',
      'text 4',
      'Today',
      'text 5'
    ])
  })

  test('are of yesterday when they are drawn anew after midnight', async () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 5, 23), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { read, redraw } = await linesOf([[ANN, 0]])
    expect(read()).toEqual(['Today', 'text 1'])
    vi.setSystemTime(new Date(2026, 0, 6))
    redraw()
    await expect.poll(read).toEqual(['Yesterday', 'text 1'])
  })

  test('have the time as the page formats it in the place of the day', async () => {
    const timeFormat = (time: Date) => `${time.getDate()}.`
    const { place, rows } = await linesOf(
      [
        [ANN, 11.99 * HOUR],
        [ANN, 12 * HOUR],
        [ANN, 12 * HOUR]
      ],
      { timeFormat }
    )
    expect(place.querySelector('.day')).toBeNull()
    expect(rows().map(shapeOf)).toEqual(['time first', 'time first', ''])
    expect(rows()[1]!.querySelector('time')!.textContent).toBe('6.')
  })

  test.each<[which: string, number: number, lines: string[]]>([
    ['has a line over the first unread one', 2, ['text 1', 'New messages', 'text 2', 'text 3']],
    ['has none where all are unread', 1, ['text 1', 'text 2', 'text 3']]
  ])('a group of three %s', async (_, number, lines) => {
    const written = [0, 1, 2].map((second): Written => [ANN, second])
    const { read, rows } = await linesOf(written, { firstUnread: id(number) })
    expect(read().slice(1)).toEqual(lines)
    expect(rows().map(shapeOf)).toEqual(['first', number > 1 ? 'first' : '', ''])
  })

  test('show the day of the group once an older page is prepended', async () => {
    const timeline = createTimeline()
    for (let number = 51; number <= 100; number++) timeline.upsertMessage(message(number, ANN))
    const { place, rows } = drawThread(timeline)
    const days = () => [...place.querySelectorAll('.day')]
    await expect.poll(() => rows().length).toBe(50)
    expect(days()).toHaveLength(1)
    for (let number = 1; number <= 50; number++) timeline.upsertMessage(message(number, ANN))
    await expect.poll(() => rows().length).toBe(100)
    expect(days()).toEqual([place.firstElementChild])
  })

  test('name the author for assistive technology too', async () => {
    const { timeline, rows } = drawThread()
    const by = [ANN, BUSINESS, VISITOR]
    by.forEach((by, index) => timeline.upsertMessage(message(index + 1, { ...by, received: NOON })))
    await expect.poll(() => rows().length).toBe(3)
    const authors = rows().map(row => row.querySelector('div:is(.author, .hidden)')!)
    expect(authors.map(author => `${author.className} ${author.textContent}`)).toEqual([
      'author Ann',
      'author Shop',
      'hidden You'
    ])
  })

  test('have the picture of their author, or else the initial; own ones have neither', async () => {
    const { timeline, rows } = drawThread()
    const pictured = { ...ANN, avatarUrl: 'https://pictures.example/ann.png' }
    const by = [pictured, ANN, BUSINESS, VISITOR]
    by.forEach((by, index) => timeline.upsertMessage(message(index + 1, { ...by, received: NOON })))
    await expect.poll(() => rows().length).toBe(4)
    const avatars = rows().map(row => row.querySelector<HTMLElement>('.avatar'))
    expect(
      avatars.map(avatar => avatar && (avatar.getAttribute('src') ?? avatar.textContent))
    ).toEqual([pictured.avatarUrl, 'A', 'S', null])
    expect(avatars[1]!.ariaHidden ?? avatars[1]!.getAttribute('aria-hidden')).toBe('true')
  })

  test('show the status of an own message, and offer a retry', async () => {
    const { timeline, rows, retried } = drawThread()
    timeline.upsertPending(pending('a'), 'sending')
    await expect.poll(() => rows()[0]?.textContent).toMatch('Sending…')
    timeline.upsertPending(pending('a'), 'waiting')
    await expect.poll(() => rows()[0]!.textContent).toMatch('Goes out once back online')
    timeline.upsertPending(pending('a'), 'failed')
    await expect.poll(() => rows()[0]!.querySelector('button')).not.toBeNull()
    const button = rows()[0]!.querySelector('button')!
    expect(button.textContent).toBe('Not sent. Try again')
    button.dispatchEvent(new Event('click', { bubbles: true }))
    await expect.poll(() => retried).toEqual(['a'])
    const row = rows()[0]
    timeline.upsertMessage(message(1, { clientMessageId: 'a' }))
    await expect.poll(() => row!.getAttribute('data-message-id')).toBe(id(1))
    expect(rows()).toEqual([row])
    expect(row!.querySelector('.status')!.textContent).toBe('Sent')
  })

  test('have a mark of its own for each state of an own message', async () => {
    const { timeline, rows } = drawThread()
    const states = ['sending', 'waiting', 'failed', 'sent'] as const
    const marks = new Set<string>()
    for (const state of states) {
      if (state === 'sent') timeline.upsertMessage(message(1, { clientMessageId: 'a' }))
      else timeline.upsertPending(pending('a'), state)
      await expect.poll(() => rows()[0]?.getAttribute('data-status')).toBe(state)
      marks.add(rows()[0]!.querySelector('.status path')!.getAttribute('d')!)
    }
    expect(marks.size).toBe(states.length)
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '&lt;b&gt; {{constructor}}'
  ])('show %s as plain text', async text => {
    const { timeline, rows } = drawThread()
    timeline.upsertMessage(message(1, { text, displayName: text }))
    await expect.poll(() => rows().length).toBe(1)
    const [row] = rows()
    expect(row!.querySelector('.bubble')!.textContent).toBe(text)
    expect(row!.querySelector('.author')!.textContent).toBe(text)
    expect(row!.querySelectorAll('img, script, a, b')).toHaveLength(0)
  })

  test('accept a message of an unknown type', async () => {
    const { timeline, rows } = drawThread()
    timeline.upsertMessage(message(1, { type: 'hologram' } as never))
    await expect.poll(() => rows()[0]?.textContent).toMatch('This message cannot be shown here.')
  })
})
