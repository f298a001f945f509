import { describe, expect, test, vi } from 'vitest'
import type { PageVisit } from '../../../src/console/api'
import { createPageNews } from '../../../src/console/model/page-news'
import { isOnPage, newestVisit } from '../../../src/console/model/page-visits'
import { at, id } from './fakes'

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

  test.each([
    ['while they gave a sign within five minutes', 5, [0], true],
    ['no longer six minutes after the last sign', 6, [0], false],
    ['while they read the conversation there', 20, [0, 18], true],
    ['no longer when its visit has ended', 31, [0, 31], false],
    ['never without a sign', 0, [], false],
    ['where the clock of the server is ahead', -1, [0], true]
  ])('%s', (_, minute, signs, isThere) => {
    const times = signs.map(sign => at(sign * MINUTE))
    expect(isOnPage(visitAt(0), times, now(minute))).toBe(isThere)
  })
})

describe('News of pages', () => {
  test('reach those who follow the person, and all once events may have been lost', () => {
    const news = createPageNews()
    const [ann, bob] = [vi.fn(), vi.fn()]
    const leave = news.follow(id(1), ann)
    news.follow(id(2), bob)
    const payload = { user: { id: id(1) } }
    news.apply({ id: id(9), createdAt: at(0), type: 'user:page', payload })
    news.apply({ id: id(9), createdAt: at(0), type: 'user:update', payload })
    expect([ann.mock.calls.length, bob.mock.calls.length]).toEqual([1, 0])
    news.refresh()
    leave()
    news.refresh()
    expect([ann.mock.calls.length, bob.mock.calls.length]).toEqual([2, 2])
  })
})
