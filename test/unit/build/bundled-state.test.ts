// @vitest-environment node
import * as core from '@preact/signals-core'
import * as nanostores from 'nanostores'
import { describe, expect, test, vi } from 'vitest'
import { bundleForBrowser, minify } from '../../../src/build/bundling/index.mjs'
import { readNameTable } from '../../../src/build/names/index.mjs'
import { root } from '../../../src/build/index.mjs'

type Bundled = Pick<typeof nanostores, 'atom'> & Pick<typeof core, 'batch' | 'computed' | 'signal'>

/** Bundles the packages as for the CDN: on the same aliases, minified, with short names. */
async function bundlePackages(): Promise<Bundled> {
  const contents = `export { atom } from 'nanostores'
    export { batch, computed, signal } from '@preact/signals-react'`
  const { files } = await bundleForBrowser({
    format: 'esm',
    sourcemap: false,
    stdin: { contents, resolveDir: root }
  })
  const [file = { code: '' }] = files.values()
  const { code } = await minify('state.js', file, {
    module: true,
    internalNames: await readNameTable()
  })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

const bundled = await bundlePackages()

describe.each([
  ['as published', nanostores.atom<number>],
  ['as the CDN files contain it', bundled.atom<number>]
])('an atom, %s', (_, atom) => {
  test('calls a new subscriber at once, then on each change', () => {
    const $count = atom(1)
    const listener = vi.fn()
    $count.subscribe(value => listener(value))
    $count.set(2)
    $count.set(2)
    expect(listener.mock.calls).toEqual([[1], [2]])
    expect([$count.get(), $count.value]).toEqual([2, 2])
  })

  test('hands the previous value to listeners', () => {
    const $count = atom(1)
    const listener = vi.fn()
    $count.listen((value, before) => listener(value, before))
    $count.set(2)
    expect(listener.mock.calls).toEqual([[2, 1]])
  })

  test('does not call a listener that was removed, not even in the same turn', () => {
    const $count = atom(1)
    const listener = vi.fn()
    let stop = () => {}
    $count.listen(() => stop())
    stop = $count.listen(listener)
    $count.set(2)
    expect(listener).not.toHaveBeenCalled()
  })

  test('reports a change made by a listener after the change that caused it', () => {
    const [$first, $second] = [atom(1), atom(1)]
    const received: string[] = []
    $first.listen(() => $second.set(2))
    $second.listen(() => received.push('second'))
    $first.listen(() => received.push('first'))
    $first.set(2)
    expect(received).toEqual(['first', 'second'])
  })

  test('calls all listeners when one of them throws, and then throws too', () => {
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
  ['as published', core],
  ['as the CDN files contain them', bundled]
])('signals, %s', (_, { batch, computed, signal }) => {
  test('call a new subscriber at once, then on each change', () => {
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

  test('are computed when they are read, and only after a change', () => {
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

  test('follow what they read, directly or not, and nothing they read before', () => {
    const [isFirst, first, second] = [signal(true), signal(1), signal(2)]
    const chosen = computed(() => (isFirst.value ? first.value : second.value))
    const listener = vi.fn()
    computed(() => chosen.value * 10).subscribe(listener)
    isFirst.value = false
    first.value = 3
    second.value = 4
    expect(listener.mock.calls).toEqual([[10], [20], [40]])
  })

  test('call no subscriber when the computed value is the same', () => {
    const count = signal(1)
    const listener = vi.fn()
    computed(() => count.value > 0).subscribe(listener)
    count.value = 2
    expect(listener.mock.calls).toEqual([[true]])
  })

  test('do not follow what is read with `peek`', () => {
    const count = signal(1)
    const seen = computed(() => count.peek())
    expect(seen.value).toBe(1)
    count.value = 2
    expect(seen.value).toBe(1)
  })

  test('report several changes once, at the end of the outermost batch', () => {
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

  test('report a change that a listener makes', () => {
    const [first, second] = [signal(1), signal(1)]
    const listener = vi.fn()
    first.subscribe(value => (second.value = value))
    second.subscribe(listener)
    first.value = 2
    expect(listener.mock.calls).toEqual([[1], [2]])
  })

  test('call all subscribers when one of them throws, and go on afterwards', () => {
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

  test('throw when they are read while they cannot be computed', () => {
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
