import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import { writeMany } from './write-many'

/** Nearly as many messages as are in the document at a time. */
const MESSAGES = 340

let world: ChatWorld

describe('The message list', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('draws one row for a message that arrives among as many others as are held', async () => {
    const visitor = await world.converse('The first of many')
    await writeMany(world, visitor, MESSAGES - 1)
    await visitor.page.reload()
    await visitor.open()

    const log = visitor.chat.getByRole('log')
    await log.evaluate(
      (log, count) =>
        new Promise<void>(resolve => {
          const list = log.parentElement!
          const readBack = () => {
            if (log.getElementsByClassName('row').length === count) return resolve()
            list.scrollTop = list.scrollTop ? 0 : 1
            requestAnimationFrame(readBack)
          }
          readBack()
        }),
      MESSAGES
    )

    // So that the next message has a neighbour in anything drawn together with it.
    await world.say(visitor.id, 'One before')
    await log.getByText('One before').waitFor()

    const watch = await log.evaluateHandle(log => {
      const list = log.parentElement!
      list.scrollTop = list.scrollHeight
      // Each row that is drawn creates a date from the number that is the time of its message.
      const seen = { drawn: 0, records: Promise.resolve<MutationRecord[]>([]) }
      const host = window.parent as Window & typeof globalThis
      host.Date = new Proxy(host.Date, {
        construct: (target, args) => {
          if (typeof args[0] === 'number') seen.drawn++
          return Reflect.construct(target, args)
        }
      })
      seen.records = new Promise(resolve =>
        new MutationObserver(resolve).observe(log, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true
        })
      )
      return seen
    })
    await world.say(visitor.id, 'One more')
    const change = await watch.evaluate(async seen => {
      const records = await seen.records
      const isAddition = ({ target, removedNodes }: MutationRecord) =>
        (target as Element).role === 'log' && !removedNodes.length
      return {
        drawn: seen.drawn,
        added: records.flatMap(({ addedNodes }) => [...addedNodes].map(node => node.textContent)),
        others: records.filter(record => !isAddition(record)).length
      }
    })
    expect(change).toEqual({ drawn: 1, added: [expect.stringContaining('One more')], others: 0 })
    expect(await log.locator('.row').count()).toBe(MESSAGES + 2)
  })
})
