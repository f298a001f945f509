import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EVENTS as KNOWN_EVENTS } from '../../../../src/loader/options/known-names'
import { EVENTS, openWorld, type EventName } from './events'

const RECONNECTING_MAX_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-05T09:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('The public events', () => {
  test('are those that listeners may name', () => {
    const inBrowser = ['widget:opened', 'widget:closed']
    expect(KNOWN_EVENTS.split(' ').sort()).toEqual([...Object.keys(EVENTS), ...inBrowser].sort())
  })
})

describe.each(Object.entries(EVENTS))('%s', (name, { cause, heard }) => {
  test('calls its listeners with the documented arguments', async () => {
    const world = await openWorld()
    const listener = vi.fn()
    world.widget.on(name as EventName, listener)
    world.emitted.length = world.notes.length = 0

    await cause(world)
    await vi.advanceTimersByTimeAsync(RECONNECTING_MAX_MS)

    const all = [...world.emitted, ...world.notes]
    const emitted = all.filter(([each]) => each === name).map(([, ...args]) => args)
    expect([...listener.mock.calls, ...emitted]).toEqual([heard])
  })
})
