import { afterEach, expect, test, vi } from 'vitest'
import { takeOver, type QueuedCall, type Stub } from '../../../src/loader'
import { openWidget } from '../fakes/widget'

const OPTIONS = { integrationId: 'integration' }

afterEach(() => void vi.unstubAllGlobals())

test('calls that the snippet kept are replayed in order, on the object that pages have', async () => {
  const { page, widget, calls } = openWidget()
  const settled: string[] = []
  const kept = (method: string, ...args: unknown[]): QueuedCall => [
    method,
    args,
    () => settled.push(`${method} resolved`),
    error => settled.push(`${method} ${(error as { code: string }).code}`)
  ]
  const stub = [
    kept('markAllAsRead'),
    kept('init', OPTIONS),
    ['open', []],
    kept('sendMessage', 'one'),
    kept('sendMessage', 'two')
  ] as unknown as Stub
  takeOver(page, stub, widget)
  expect(stub).toHaveLength(0)
  // Each of them waits for the one before.
  await expect.poll(() => settled).toHaveLength(4)
  expect(calls).toEqual([['open'], ['sendMessage', 'one'], ['sendMessage', 'two']])
  expect(settled[0]).toBe('markAllAsRead not-initialized')
  expect(settled.slice(1).sort()).toEqual([
    'init resolved',
    'sendMessage resolved',
    'sendMessage resolved'
  ])
  expect(stub['isOpened']!()).toBe(true)
})

test('a kept call that throws stops none of those after it', () => {
  const { page, widget } = openWidget()
  const heard = vi.fn()
  const stub = [
    ['open', []],
    ['on', ['ready', heard]]
  ] as unknown as Stub
  takeOver(page, stub, widget)
  void stub['init']!(OPTIONS)
  return expect.poll(() => heard).toHaveBeenCalledOnce()
})

test('without a stub the object is the global Pipit', () => {
  const { page, widget } = openWidget()
  takeOver(page, undefined, widget)
  expect((page as unknown as { Pipit: unknown }).Pipit).toBe(widget)
})
