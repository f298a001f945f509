import { describe, expect, test } from 'vitest'
import { newBoxKey } from '../../src/server/auth'
import { createSharedBus, NOTICE } from '../../src/server/bus'

const openBus = (key = newBoxKey()) => {
  const sent: string[] = []
  const bus = createSharedBus({
    batchMaxBytes: 1_000,
    key,
    send: async batch => void sent.push(batch),
    isConnected: () => true
  })
  const heard: unknown[] = []
  bus.subscribe('users/one', payload => void heard.push(payload))
  return { ...bus, sent, heard }
}

const typing = { event: { type: 'typing:start', name: 'Ann' } }

/** The batch by which a process with this key publishes typing. */
const batchOf = (key: Buffer) => {
  const { publish, sent } = openBus(key)
  publish('users/one', typing)
  return String(sent[0])
}

describe('A bus for several processes', () => {
  test('publishes a payload that has the seal of a process', () => {
    const key = newBoxKey()
    const { receive, heard } = openBus(key)

    receive(batchOf(key))

    expect(heard).toEqual([typing])
  })

  test.each([
    ['has no seal', () => JSON.stringify(['x', ['users/one', typing]])],
    ['has no seal, and a seq', () => JSON.stringify(['x', ['users/one', { seq: 9, ...typing }]])],
    ['has the seal of another key', () => batchOf(newBoxKey())],
    ['was sealed for another topic', (key: Buffer) => batchOf(key).replace('one', 'other')],
    ['was changed after it was sealed', (key: Buffer) => batchOf(key).replace('Ann', 'Eve')]
  ])('never publishes a payload that %s', (_name, forge) => {
    const key = newBoxKey()
    const { receive, heard } = openBus(key)

    receive(forge(key))

    expect(heard.filter(payload => payload !== NOTICE)).toEqual([])
  })

  test.each([
    ['of one topic', '["x",["users/one"]]'],
    ['of all topics', '["x",["*"]]'],
    ['within one batch', `["x"${',["users/one"]'.repeat(60)}]`]
  ])(
    'publishes a flood of notices %s at once, and once more for all that followed',
    async (_n, batch) => {
      const { receive, heard } = openBus()

      for (let n = 0; n < 1_000; n++) receive(batch)

      expect(heard).toEqual([NOTICE])
      await expect.poll(() => heard, { timeout: 3_000 }).toEqual([NOTICE, NOTICE])
    }
  )

  test('makes all read again after a batch that failed while the link lasted', async () => {
    const sent: string[] = []
    let failures = 2
    const { publish } = createSharedBus({
      batchMaxBytes: 1_000,
      key: newBoxKey(),
      isConnected: () => true,
      async send(batch) {
        if (failures-- > 0) throw new Error('the link takes nothing now')
        sent.push(batch)
      }
    })

    publish('users/one', typing, true)
    publish('users/two', typing, true)

    await expect.poll(() => sent).toHaveLength(1)
    expect(JSON.parse(sent[0]!).slice(1)).toEqual([['*']])
    publish('users/one', typing, true)
    await expect.poll(() => sent).toHaveLength(2)
    expect(JSON.parse(sent[1]!).slice(1)).toEqual([['users/one']])
  })

  test('drops what a broken link does not take, and makes all read again when it is back', async () => {
    const sent: string[] = []
    let isBroken = true
    const { publish, recover } = createSharedBus({
      batchMaxBytes: 1_000,
      key: newBoxKey(),
      isConnected: () => !isBroken,
      async send(batch) {
        if (isBroken) throw new Error('not connected')
        sent.push(batch)
      }
    })
    publish('users/one', typing, true)
    await new Promise(setImmediate)

    isBroken = false
    recover()

    expect(sent.map(batch => JSON.parse(batch).slice(1))).toEqual([[['*']]])
  })

  test('does not read a batch that is larger than any that a process sends', () => {
    const { receive, heard } = openBus()

    receive(`["x"${',["users/one"]'.repeat(100)}]`)

    expect(heard).toEqual([])
  })
})
