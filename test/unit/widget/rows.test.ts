import { describe, expect, test } from 'vitest'
import type { Message } from '../../../src/protocol'
import { createTimeline } from '../../../src/client/conversations/timeline'
import { id, message, pending } from '../fakes/messages'
import { drawThread } from '../fakes/thread'

/** Noon, so that it is the same day in every time zone. */
const NOON = Date.UTC(2026, 0, 5, 12) / 1000

const ANN = { role: 'business', displayName: 'Ann' } as const
const BOB = { role: 'business', displayName: 'Bob' } as const
const BUSINESS = { role: 'business' } as const
const VISITOR = { role: 'user', userId: 'visitor' } as const

type Written = [by: Partial<Message>, seconds: number]

/** Renders messages and describes each row: `time` and `first`, or neither. */
const shapesOf = async (written: Written[]) => {
  const { timeline, rows } = drawThread()
  for (const [index, [by, at]] of written.entries()) {
    timeline.upsertMessage(message(index + 1, { ...by, received: NOON + at }))
  }
  await expect.poll(() => rows().length).toBe(written.length)
  return rows().map(row =>
    [row.querySelector('time:not(.hidden)') && 'time', row.classList.contains('first') && 'first']
      .filter(Boolean)
      .join(' ')
  )
}

describe('Message rows', () => {
  test.each<[what: string, written: Written[], shapes: string[]]>([
    ['the first message has a time', [[ANN, 0]], ['time first']],
    [
      'one author within five minutes is a group',
      [
        [ANN, 0],
        [ANN, 20],
        [ANN, 299]
      ],
      ['time first', '', '']
    ],
    [
      'five minutes of silence begin a group',
      [
        [ANN, 0],
        [ANN, 300]
      ],
      ['time first', 'first']
    ],
    [
      'five minutes count from the message before',
      [
        [ANN, 0],
        [ANN, 200],
        [ANN, 400]
      ],
      ['time first', '', '']
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

  test('show the time of the group once an older page is prepended', async () => {
    const timeline = createTimeline()
    for (let number = 51; number <= 100; number++) timeline.upsertMessage(message(number, ANN))
    const { rows } = drawThread(timeline)
    await expect.poll(() => rows().length).toBe(50)
    expect(rows()[0]!.querySelector('time:not(.hidden)')).not.toBeNull()
    for (let number = 1; number <= 50; number++) timeline.upsertMessage(message(number, ANN))
    await expect.poll(() => rows().length).toBe(100)
    expect(rows().filter(row => row.querySelector('time:not(.hidden)'))).toEqual([rows()[0]])
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

  test('show the status of an own message, and offer a retry', async () => {
    const { timeline, rows, retried } = drawThread()
    timeline.upsertPending(pending('a'), 'sending')
    await expect.poll(() => rows()[0]?.textContent).toMatch('Sending…')
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
