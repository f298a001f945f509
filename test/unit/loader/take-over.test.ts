import { afterEach, describe, expect, test, vi } from 'vitest'
import { takeOver, type QueuedCall, type Stub } from '../../../src/loader'
import { openWidget } from '../fakes/widget'

const OPTIONS = { integrationId: 'integration' }

describe('The messenger that replaces the stub', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test("replays the stub's calls in order, on the object that pages have", async () => {
    const { page, widget, calls } = openWidget()
    const settled: string[] = []
    const stored = (method: string, ...args: unknown[]): QueuedCall => [
      method,
      args,
      () => settled.push(`${method} resolved`),
      error => settled.push(`${method} ${(error as { code: string }).code}`)
    ]
    const stub = [
      stored('markAllAsRead'),
      stored('init', OPTIONS),
      ['open', []],
      stored('sendMessage', 'one'),
      stored('sendMessage', 'two')
    ] as unknown as Stub
    takeOver(page, stub, widget)
    expect(stub).toHaveLength(0)
    // Each of them waits for the previous one.
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

  test('continues after a replayed call that throws', async () => {
    const { page, widget } = openWidget()
    const received = vi.fn()
    const failed = vi.fn()
    const stub = [
      ['open', [], undefined, failed],
      ['on', ['ready', received]]
    ] as unknown as Stub
    takeOver(page, stub, widget)
    void stub['init']!(OPTIONS)
    await expect.poll(() => received.mock.calls).toHaveLength(1)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'not-initialized' }))
  })

  test('takes the place of an element with its id', () => {
    const { page, widget } = openWidget()
    Object.assign(page, { Pipit: page.document.createElement('div') })
    takeOver(page, undefined, widget)
    expect((page as unknown as { Pipit: unknown }).Pipit).toBe(widget)
  })

  test('is the global Pipit without a stub', () => {
    const { page, widget } = openWidget()
    takeOver(page, undefined, widget)
    expect((page as unknown as { Pipit: unknown }).Pipit).toBe(widget)
  })
})
