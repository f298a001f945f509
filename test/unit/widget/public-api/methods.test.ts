import { afterEach, describe, expect, test, vi } from 'vitest'
import { openWidget } from '../../fakes/widget'
import { METHODS, REJECTS, THROWS, type MethodRow } from './methods'

type World = ReturnType<typeof openWidget>
type Name = keyof typeof METHODS

const rows = Object.entries(METHODS).map(([name, row]) => ({ name: name as Name, ...row }))

const call = ({ widget }: World, { name, args }: MethodRow & { name: Name }) =>
  (widget[name] as (...args: unknown[]) => unknown)(...args)

const open = async () => {
  const world = openWidget()
  await world.widget.init({ integrationId: 'integration' })
  return world
}

describe('The public methods', () => {
  afterEach(() => void vi.unstubAllGlobals())

  describe.each(rows)('$name', row => {
    const { name, before, loading, loaded = loading, asks, loads } = row

    test('returns, throws or rejects before init as its row says', async () => {
      const world = openWidget()
      const error = expect.objectContaining({
        code: 'not-initialized',
        message: `Call init() before ${name}().`
      })
      if (before === THROWS) expect(() => call(world, row)).toThrow(error)
      else if (before === REJECTS) await expect(call(world, row)).rejects.toEqual(error)
      else expect(call(world, row)).toEqual(before)
      expect(world.asked).toEqual([])
      expect(world.loadMessenger).not.toHaveBeenCalled()
    })

    test('is called once the code of the messenger has loaded, when called after init', async () => {
      const world = await open()
      const answer = call(world, row)
      expect(answer).toEqual(loading)
      expect(world.calls).toEqual([])
      await answer
      await expect.poll(() => world.calls).toEqual(loads ? [asks] : [])
      expect(world.loadMessenger).toHaveBeenCalledTimes(loads ? 1 : 0)
    })

    test('calls the messenger once the code has loaded', async () => {
      const world = await open()
      await world.widget.markAllAsRead()
      world.calls.length = 0
      const answer = call(world, row)
      expect(answer).toEqual(loaded)
      await answer
      await expect.poll(() => world.calls).toEqual(asks ? [asks] : [])
    })
  })

  test('include VERSION before init', () => {
    expect(openWidget().widget.VERSION).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test('are those of the table, and init, and nothing else', () => {
    const known = [...Object.keys(METHODS), 'VERSION', 'init']
    expect(Object.keys(openWidget().widget).sort()).toEqual(known.sort())
  })
})
