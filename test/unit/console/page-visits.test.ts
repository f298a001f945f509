import { describe, expect, test, vi } from 'vitest'
import type { PageVisit } from '../../../src/console/api'
import { isOnPage, newestVisit, wroteAt } from '../../../src/console/model/page-visits'
import { createPersonNews } from '../../../src/console/model/person-news'
import { at, id, message } from './fakes'

const MINUTE = 60

const visitAt = (minute: number): PageVisit => ({
  url: `https://shop.example/${minute}`,
  visitedAt: at(minute * MINUTE)
})
const minutesOf = (pages: readonly PageVisit[]) =>
  newestVisit(pages).map(({ url }) => Number(url.split('/').at(-1)))

describe('The newest visit', () => {
  test.each([
    [[], []],
    [[100], [100]],
    [
      [100, 70, 41],
      [100, 70, 41]
    ],
    [[100, 69, 60], [100]],
    [
      [100, 90, 59, 58],
      [100, 90]
    ]
  ])('of pages opened at the minutes %j has those of %j', (opened, visit) => {
    expect(minutesOf(opened.map(visitAt))).toEqual(visit)
  })
})

describe('A person is on the newest page', () => {
  const now = (minute: number) => Date.parse(at(minute * MINUTE))

  test.each<[string, number, number[], boolean | undefined, boolean]>([
    ['while they gave a sign within five minutes', 5, [0], undefined, true],
    ['no longer six minutes after the last sign', 6, [0], undefined, false],
    ['while they read the conversation there', 20, [0, 18], undefined, true],
    ['no longer when its visit has ended', 31, [0, 31], undefined, false],
    ['never without a sign', 0, [], undefined, false],
    ['where the clock of the server is ahead', -1, [0], undefined, true],
    ['as long as the messenger on it is connected', 40, [0], true, true],
    ['while they may be on the way to the next one', 1, [0], false, true],
    ['no longer once they are not connected', 2, [0], false, false]
  ])('%s', (_, minute, signs, isConnected, isThere) => {
    const times = signs.map(sign => at(sign * MINUTE))
    expect(isOnPage(visitAt(0), { times, isConnected }, now(minute))).toBe(isThere)
  })

  test('while they write there, and not by another service or in the name of others', () => {
    const mail = { ...message(4), source: { type: 'mail' } }
    const others = { ...message(5), author: { type: 'user' as const, userId: id(901) } }
    const entries = [message(1), message(2), message(3, 'business'), mail, others].map(each => ({
      key: each.id,
      state: 'sent' as const,
      message: each
    }))
    expect(wroteAt(entries, id(900))).toBe(at(2))
    expect(wroteAt(entries, id(902))).toBeUndefined()
  })
})

describe('News of people', () => {
  test('reach those who follow the person, and all once events may have been lost', () => {
    const news = createPersonNews()
    const [ann, bob] = [vi.fn(), vi.fn()]
    const leave = news.follow(id(1), ann)
    news.follow(id(2), bob)
    const payload = { user: { id: id(1) } }
    for (const type of ['user:page', 'user:update', 'user:change', 'user:remove'] as const) {
      news.apply({ id: id(9), createdAt: at(0), type, payload })
    }
    expect(ann.mock.calls).toEqual([[true], [false], [false]])
    expect(bob).not.toHaveBeenCalled()
    news.refresh()
    leave()
    news.refresh()
    expect(ann.mock.calls.slice(3)).toEqual([[false]])
    expect(bob.mock.calls).toEqual([[false], [false]])
  })
})
