import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyApp, postMessage } from '../../src/server/domain/flows'
import { getConversation } from '../../src/server/domain/records'
import { type AppContext, PRUNE_BATCH_SIZE } from '../../src/server/domain/transaction'
import { openRestWorld, type RestWorld } from './rest-world'

const MESSAGES = 2_500
const TABLES = ['messages', 'conversations', 'users', 'userEvents', 'appEvents'] as const

type Shop = Awaited<ReturnType<RestWorld['addApp']>>

let world: RestWorld
let shop: Shop
let bakery: Shop

/** Gives an app a person with a conversation. */
const addMessages = async ({ id: appId, path }: Shop, count: number) => {
  const { id } = await world.addConversation(path, (await world.addUser(path)).id)
  await world.domain.write(async tx => {
    const conversation = (await getConversation(tx.db, appId, id))!
    for (let number = 0; number < count; number++) {
      await postMessage(tx, {
        conversation,
        author: { type: 'business' },
        content: { type: 'text', text: `Message ${number}` },
        source: { type: 'api:conversations' }
      })
    }
  })
}

const countRows = async () => {
  const counts: Partial<Record<(typeof TABLES)[number], number>> = {}
  for (const table of TABLES) {
    const { rows } = await world.storage.read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    counts[table] = Number(rows)
  }
  return counts
}

const sumRows = async () => Object.values(await countRows()).reduce((sum, rows) => sum + rows, 0)

/**
 * Notes how many rows each transaction deletes.
 *
 * @param max Transactions after which the server ends.
 */
const watchWrites = (max = Infinity) => {
  const deleted: number[] = []
  const domain: AppContext = {
    ...world.domain,
    async write(fn) {
      if (deleted.length === max) throw new Error('killed')
      const before = await sumRows()
      const result = await world.domain.write(fn)
      deleted.push(before - (await sumRows()))
      return result
    }
  }
  return { domain, deleted }
}

describe('The deletion of a large app', () => {
  beforeEach(async () => {
    world = await openRestWorld()
    bakery = await world.addApp('Bakery')
    await addMessages(bakery, 1)
    shop = await world.addApp()
  })
  afterEach(() => world.close())

  test('takes many short transactions, and leaves other apps as they are', async () => {
    const ofBakery = await countRows()
    await addMessages(shop, MESSAGES)
    const { domain, deleted } = watchWrites()

    await emptyApp(domain, shop.id)

    expect(Math.max(...deleted)).toBe(PRUNE_BATCH_SIZE)
    expect(await countRows()).toEqual(ofBakery)
    expect((await world.call('DELETE', shop.path)).status).toBe(200)
    expect((await world.call('GET', shop.path)).status).toBe(404)
    expect((await world.call('GET', bakery.path)).status).toBe(200)
  })

  test('that was cut off is continued by another call, and noted once', async () => {
    const ofBakery = await countRows()
    await addMessages(shop, MESSAGES)
    const { domain } = watchWrites(3)

    await expect(emptyApp(domain, shop.id)).rejects.toThrow('killed')
    expect((await world.call('GET', shop.path)).status).toBe(200)
    expect(await countRows()).not.toEqual(ofBakery)

    expect((await world.call('DELETE', shop.path)).status).toBe(200)
    expect((await world.call('GET', shop.path)).status).toBe(404)
    expect(await countRows()).toEqual(ofBakery)
    const { body } = await world.call('GET', `/v2/audit-log?filter[appId]=${shop.id}`)
    expect(body.entries).toMatchObject([{ kind: 'app', action: 'deleted' }])
  })
})
