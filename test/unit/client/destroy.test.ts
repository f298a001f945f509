import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowser } from '../fakes/browser'
import { createChatServer, offline, type Carry } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

const openWorld = () => {
  const server = createChatServer()
  return { server, ...openTab({ server, page: createBrowser().openPage() }) }
}

type World = ReturnType<typeof openWorld>

const connect = async ({ messenger }: World) => {
  await messenger.sendMessage('Hi')
  await vi.advanceTimersByTimeAsync(0)
}

/** A request that is pending until the test answers it. */
const hold = () => {
  const held: (() => void)[] = []
  const carry: Carry = (_, answer) =>
    new Promise((resolve, reject) =>
      held.push(() => Promise.resolve().then(answer).then(resolve, reject))
    )
  return { carry, answerAll: () => held.splice(0).forEach(answer => answer()) }
}

/** Moments at which a page may destroy a messenger. */
const MOMENTS: [name: string, reach: (world: World) => unknown][] = [
  ['before the first use', () => {}],
  ['while connected', connect],
  [
    'while a gap waits',
    async world => {
      await connect(world)
      world.server.write('lost')
      world.end.send({ type: 'pong', seq: 99 })
    }
  ],
  [
    'while it reconnects',
    async world => {
      await connect(world)
      world.end.offline = true
      world.end.drop()
      await vi.advanceTimersByTimeAsync(5000)
    }
  ],
  [
    'while a message waits for the network',
    async world => {
      world.server.carry = offline
      void world.messenger.sendMessage('Hi')
      await vi.advanceTimersByTimeAsync(0)
    }
  ],
  [
    'while it tries to fetch',
    async world => {
      await connect(world)
      world.server.carry = offline
      world.end.send({ type: 'reset', seq: 99 })
      await vi.advanceTimersByTimeAsync(0)
    }
  ]
]

describe('Destroying the client', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each(MOMENTS)('%s leaves no timer and no listener', async (_, reach) => {
    const world = openWorld()
    world.messenger.start()
    await reach(world)
    world.messenger.destroy()
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(world.page.listeners()).toBe(0)
  })

  test.each<[string, boolean]>([
    ['answers', true],
    ['fails', false]
  ])('ends it: a call that %s afterwards starts nothing again', async (_, succeeds) => {
    const world = openWorld()
    const { carry, answerAll } = hold()
    world.server.carry = succeeds
      ? carry
      : (call, answer) => carry(call, () => offline(call, answer))
    void world.messenger.sendMessage('Hi')
    await vi.advanceTimersByTimeAsync(0)
    world.messenger.destroy()
    answerAll()
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(world.page.listeners()).toBe(0)
    expect(world.end.received).toEqual([])
  })

  test('keeps stored data, for the next messenger', async () => {
    const server = createChatServer()
    const browser = createBrowser()
    const tab = openTab({ server, page: browser.openPage() })
    await tab.messenger.sendMessage('Hi')
    const before = { ...browser.items }
    tab.messenger.destroy()
    expect(browser.items).toEqual(before)
  })
})
