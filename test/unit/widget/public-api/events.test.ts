import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EVENTS, openWorld, type EventName } from './events'

const RECONNECTING_MAX_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-05T09:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(Object.entries(EVENTS))('%s', (name, { cause, heard }) => {
  test('gives its listeners what they expect', async () => {
    const world = await openWorld()
    const listener = vi.fn()
    world.widget.on(name as EventName, listener)
    world.told.length = world.notes.length = 0

    await cause(world)
    await vi.advanceTimersByTimeAsync(RECONNECTING_MAX_MS)

    const all = [...world.told, ...world.notes]
    const told = all.filter(([each]) => each === name).map(([, ...args]) => args)
    expect([...listener.mock.calls, ...told]).toEqual([heard])
  })
})
