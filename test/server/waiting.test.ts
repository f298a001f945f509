import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

const MINUTE_MS = 60_000

describe('The list of those who wait longest', () => {
  let world: RestWorld

  /** An app, and conversations in it by names. */
  const openShop = async () => {
    const { path } = await world.addApp()
    const names: Record<string, string> = {}

    const begin = async (name: string) => {
      const user = await world.addUser(path)
      const { id } = await world.addConversation(path, user.id)
      const one = `${path}/conversations/${id}`
      names[id] = name
      const say = async (author: object, more: object = {}) => {
        world.moveClock(MINUTE_MS)
        const body = { author, content: { type: 'text', text: 'Hello' }, ...more }
        return (await world.call('POST', `${one}/messages`, body)).body.messages[0]
      }
      return {
        ask: () => say({ type: 'user', userId: user.id }),
        answer: () => say({ type: 'business' }),
        note: () => say({ type: 'business' }, { destination: { integrationType: 'none' } }),
        change: (fields: object) => world.call('PATCH', one, fields),
        remove: (messageId: string) => world.call('DELETE', `${one}/messages/${messageId}`),
        since: async () => (await world.call('GET', one)).body.conversation.waitingSince
      }
    }

    const page = async (query = '') => {
      const { status, body } = await world.call('GET', `${path}/conversations?sort=waiting${query}`)
      expect(status).toBe(200)
      return { names: body.conversations.map(({ id }: any) => names[id]), ...body }
    }
    return { path, begin, page, list: async (query = '') => (await page(query)).names }
  }

  beforeAll(async () => {
    world = await openRestWorld()
  })
  afterAll(() => world.close())

  test('begins with the oldest question without an answer, and ends with who waits for none', async () => {
    const { begin, list } = await openShop()
    const quiet = await begin('quiet')
    const first = await begin('first')
    const answered = await begin('answered')
    const second = await begin('second')
    const asked = await first.ask()
    await answered.ask()
    await second.ask()
    await first.ask()
    await answered.answer()
    expect(await list()).toEqual(['first', 'second', 'answered', 'quiet'])
    expect(await first.since()).toBe(asked.received)
    for (const { since } of [answered, quiet]) expect(await since()).toBeUndefined()

    await first.note()
    expect(await list()).toEqual(['first', 'second', 'answered', 'quiet'])
    await first.answer()
    expect(await list()).toEqual(['second', 'first', 'answered', 'quiet'])
  })

  test('has pages that repeat and miss nothing while conversations move', async () => {
    const { begin, page, list } = await openShop()
    const all = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) all.push(await begin(name))
    for (const { ask } of all.slice(0, 4)) await ask()
    const first = await page('&page[size]=2')
    expect(first.names).toEqual(['a', 'b'])
    await all[0]!.answer()
    await all[4]!.ask()
    const after = `&page[size]=2&page[after]=${first.meta.afterCursor}`
    const second = await page(after)
    expect(second.names).toEqual(['c', 'd'])
    const third = await page(`&page[size]=2&page[after]=${second.meta.afterCursor}`)
    expect(third.names).toEqual(['e', 'a'])
    expect(third.meta.hasMore).toBe(false)
    const back = await page(`&page[size]=2&page[before]=${third.meta.beforeCursor}`)
    expect(back.names).toEqual(['c', 'd'])
    expect(await list('&filter[text]=hello&page[size]=3')).toEqual(['b', 'c', 'd'])
    expect(await list('&filter[status]=closed')).toEqual([])
  })

  test('leaves those that are closed behind, whose next question begins anew', async () => {
    const { begin, list } = await openShop()
    const [done, open] = [await begin('done'), await begin('open')]
    const before = await done.ask()
    await open.ask()
    await done.change({ status: 'closed' })
    expect(await done.since()).toBeUndefined()
    expect(await list()).toEqual(['open', 'done'])
    await done.change({ status: 'open' })
    expect(await done.since()).toBe(before.received)
    expect(await list()).toEqual(['done', 'open'])
    await done.change({ status: 'pending' })
    const again = await done.ask()
    expect(await done.since()).toBe(again.received)
    expect(await list()).toEqual(['open', 'done'])
  })

  test('forgets a question that is deleted', async () => {
    const { begin, list } = await openShop()
    const [gone, stays] = [await begin('gone'), await begin('stays')]
    const { id } = await gone.ask()
    await stays.ask()
    const next = await gone.ask()
    expect(await list()).toEqual(['gone', 'stays'])
    expect((await gone.remove(id)).status).toBe(200)
    expect(await gone.since()).toBe(next.received)
    expect(await list()).toEqual(['stays', 'gone'])
    await gone.remove(next.id)
    expect(await gone.since()).toBeUndefined()
  })

  test('waits again when its answer is deleted', async () => {
    const { begin } = await openShop()
    const one = await begin('one')
    await one.ask()
    await one.answer()
    const question = await one.ask()
    await one.ask()
    await one.note()
    const answer = await one.answer()
    expect(await one.since()).toBeUndefined()
    await one.remove(answer.id)
    expect(await one.since()).toBe(question.received)
  })

  test('takes its own cursors only', async () => {
    const { begin, page, path } = await openShop()
    for (const name of ['a', 'b']) await (await begin(name)).ask()
    const { meta } = await page('&page[size]=1')
    const newest = await world.call('GET', `${path}/conversations?page[size]=1`)
    for (const query of [
      `page[after]=${meta.afterCursor}`,
      `sort=waiting&page[after]=${newest.body.meta.afterCursor}`,
      'sort=oldest'
    ]) {
      expect((await world.call('GET', `${path}/conversations?${query}`)).status, query).toBe(400)
    }
    const other = await openShop()
    await (await other.begin('other')).ask()
    const foreign = `${other.path}/conversations?sort=waiting&page[after]=${meta.afterCursor}`
    expect((await world.call('GET', foreign)).status).toBe(400)
  })
})
