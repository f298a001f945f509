// @vitest-environment node
import * as core from '@preact/signals-core'
import * as nanostores from 'nanostores'
import { describe, expect, test, vi } from 'vitest'
import * as leanAtom from '../../../src/build/lean-atom.mjs'
import * as leanSignals from '../../../src/build/lean-signals.mjs'

/** Each test is true of the library too, so that the CDN's stand-in behaves as what we write for. */
describe.each([
  ['of the library', nanostores.atom<number>],
  ['on the CDN', leanAtom.atom as unknown as typeof nanostores.atom<number>]
])('an atom %s', (_, atom) => {
  test('tells what it holds at once, then each change', () => {
    const $count = atom(1)
    const listener = vi.fn()
    $count.subscribe(value => listener(value))
    $count.set(2)
    $count.set(2)
    expect(listener.mock.calls).toEqual([[1], [2]])
    expect([$count.get(), $count.value]).toEqual([2, 2])
  })

  test('tells what it held before', () => {
    const $count = atom(1)
    const listener = vi.fn()
    $count.listen((value, before) => listener(value, before))
    $count.set(2)
    expect(listener.mock.calls).toEqual([[2, 1]])
  })

  test('tells nobody who has stopped listening, not even in the same turn', () => {
    const $count = atom(1)
    const listener = vi.fn()
    let stop = () => {}
    $count.listen(() => stop())
    stop = $count.listen(listener)
    $count.set(2)
    expect(listener).not.toHaveBeenCalled()
  })

  test('tells of a change that a listener makes after the change it heard of', () => {
    const [$first, $second] = [atom(1), atom(1)]
    const heard: string[] = []
    $first.listen(() => $second.set(2))
    $second.listen(() => heard.push('second'))
    $first.listen(() => heard.push('first'))
    $first.set(2)
    expect(heard).toEqual(['first', 'second'])
  })

  test('tells everybody when one of them throws, and then throws too', () => {
    const $count = atom(1)
    const listener = vi.fn()
    $count.listen(() => {
      throw new Error('not mine')
    })
    $count.listen(() => listener())
    expect(() => $count.set(2)).toThrow('not mine')
    expect(() => $count.set(3)).toThrow('not mine')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe.each([
  ['of the library', core],
  ['on the CDN', leanSignals as unknown as typeof core]
])('signals %s', (_, { batch, computed, signal }) => {
  test('tell what they hold at once, then each change', () => {
    const count = signal(1)
    const listener = vi.fn()
    const stop = count.subscribe(listener)
    count.value = 2
    count.value = 2
    stop()
    count.value = 3
    expect(listener.mock.calls).toEqual([[1], [2]])
    expect([count.value, count.peek()]).toEqual([3, 3])
  })

  test('are worked out when they are read, and only after a change', () => {
    const [first, second, other] = [signal(1), signal(2), signal(3)]
    const work = vi.fn(() => first.value + second.value)
    const sum = computed(work)
    expect(work).not.toHaveBeenCalled()
    expect([sum.value, sum.value]).toEqual([3, 3])
    other.value = 4
    expect([sum.peek(), work.mock.calls.length]).toEqual([3, 1])
    second.value = 5
    expect([sum.value, work.mock.calls.length]).toEqual([6, 2])
  })

  test('follow what they read, however far away, and no more what they once read', () => {
    const [isFirst, first, second] = [signal(true), signal(1), signal(2)]
    const chosen = computed(() => (isFirst.value ? first.value : second.value))
    const listener = vi.fn()
    computed(() => chosen.value * 10).subscribe(listener)
    isFirst.value = false
    first.value = 3
    second.value = 4
    expect(listener.mock.calls).toEqual([[10], [20], [40]])
  })

  test('tell nothing when what was worked out is the same', () => {
    const count = signal(1)
    const listener = vi.fn()
    computed(() => count.value > 0).subscribe(listener)
    count.value = 2
    expect(listener.mock.calls).toEqual([[true]])
  })

  test('do not follow what is peeked at', () => {
    const count = signal(1)
    const seen = computed(() => count.peek())
    expect(seen.value).toBe(1)
    count.value = 2
    expect(seen.value).toBe(1)
  })

  test('tell of several changes once, at the end of the outermost batch', () => {
    const [first, second] = [signal(1), signal(1)]
    const sum = computed(() => first.value + second.value)
    const listener = vi.fn()
    sum.subscribe(listener)
    const answer = batch(() => {
      first.value = 2
      batch(() => (second.value = 2))
      expect([sum.value, listener.mock.calls.length]).toEqual([4, 1])
      return 'done'
    })
    expect([answer, listener.mock.calls]).toEqual(['done', [[2], [4]]])
  })

  test('tell of a change that a listener makes', () => {
    const [first, second] = [signal(1), signal(1)]
    const listener = vi.fn()
    first.subscribe(value => (second.value = value))
    second.subscribe(listener)
    first.value = 2
    expect(listener.mock.calls).toEqual([[1], [2]])
  })

  test('tell everybody when one of them throws, and go on afterwards', () => {
    const count = signal(1)
    const listener = vi.fn()
    count.subscribe(value => {
      if (value === 2) throw new Error('not mine')
    })
    count.subscribe(listener)
    expect(() => (count.value = 2)).toThrow('not mine')
    count.value = 3
    expect(listener.mock.calls).toEqual([[1], [2], [3]])
  })

  test('fail to be read while they cannot be worked out', () => {
    const divisor = signal(0)
    const share = computed(() => {
      if (!divisor.value) throw new Error('by zero')
      return 1 / divisor.value
    })
    expect(() => share.value).toThrow('by zero')
    expect(() => share.value).toThrow('by zero')
    divisor.value = 2
    expect(share.value).toBe(0.5)
  })
})
