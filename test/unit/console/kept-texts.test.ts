import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKeptTexts } from '../../../src/console/model/kept-texts'
import { MemoryStorage } from './fakes'

const DAY_MS = 86_400_000

const open = () => {
  const storage = new MemoryStorage() as unknown as Storage
  return createKeptTexts(() => storage)
}

describe('The texts that a browser keeps', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('are forgotten a month after their last change', () => {
    const texts = open()
    texts.write('ann.1', 'a first')
    texts.write('bob.1', 'an answer')
    vi.advanceTimersByTime(20 * DAY_MS)
    texts.write('ann.1', 'a first line')
    vi.advanceTimersByTime(20 * DAY_MS)
    texts.prune()
    expect(texts.read('ann.1')).toBe('a first line')
    expect(texts.read('bob.1')).toBe('')
    expect(texts.names('')).toEqual(['ann.1'])
  })

  test('make room for the new ones, the oldest first', () => {
    const texts = open()
    const long = 'x'.repeat(200_000)
    for (const name of ['1', '2', '3']) {
      expect(texts.write(name, long)).toBe(true)
      vi.advanceTimersByTime(1)
    }
    expect(texts.names('')).toEqual(['2', '3'])
    expect(texts.write('3', 'x'.repeat(600_000))).toBe(false)
    expect(texts.names('')).toEqual(['2'])
    expect(texts.write('2', '')).toBe(true)
    expect(texts.names('')).toEqual([])
  })
})
