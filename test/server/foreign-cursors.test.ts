import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

describe('A cursor of another list', () => {
  let world: RestWorld
  let mine: string
  /** A user and a conversation of this app, and of another one. */
  let here: { userId: string; conversation: any; integrationId: string }
  let there: { userId: string; conversation: any; integrationId: string }

  const furnish = async (path: string) => {
    const user = await world.addUser(path, { profile: { email: 'ann@example.com' } })
    const { id } = await world.addConversation(path, user.id)
    const message = { author: { type: 'business' }, content: { type: 'text', text: 'Hello' } }
    await world.call('POST', `${path}/conversations/${id}/messages`, message)
    const { body } = await world.call('GET', `${path}/conversations/${id}`)
    const made = await world.call('POST', `${path}/integrations`, { type: 'web' })
    const { conversation } = body
    return { userId: user.id, conversation, integrationId: made.body.integration.id }
  }

  beforeAll(async () => {
    world = await openRestWorld()
    mine = (await world.addApp()).path
    here = await furnish(mine)
    there = await furnish((await world.addApp()).path)
  })
  afterAll(() => world.close())

  const placeOf = ({ conversation: { id, lastUpdatedAt } }: typeof here) =>
    `${Date.parse(lastUpdatedAt)}-${id}`

  test.each<[string, (from: typeof here) => string]>([
    ['/integrations', ({ integrationId }) => integrationId],
    ['/users?filter[identities.email]=ann@example.com', ({ userId }) => userId],
    ['/conversations', placeOf],
    ['/search?filter[type]=users&filter[text]=a', ({ userId }) => userId],
    ['/search?filter[type]=conversations&filter[text]=a', placeOf],
    [
      '/search?filter[type]=messages&filter[text]=a',
      from => `${placeOf(from)}-${from.conversation.lastMessage.id}`
    ]
  ])('is refused by %s, which takes its own', async (path, cursorOf) => {
    const page = (from: typeof here) =>
      world.call(
        'GET',
        `${mine}${path}${path.includes('?') ? '&' : '?'}page[after]=${cursorOf(from)}`
      )
    expect((await page(here)).status).toBe(200)
    const { status, body } = await page(there)
    expect(status).toBe(400)
    expect(body.errors[0].title).toContain('cursor')
  })

  test('is refused by the participants of a conversation', async () => {
    const other = await furnish(mine)
    const { participants } = other.conversation
    const list = `${mine}/conversations/${here.conversation.id}/participants`
    const answer = await world.call('GET', `${list}?page[after]=${participants[0].id}`)
    expect(answer.status).toBe(400)
  })

  describe('of messages', () => {
    const listOf = ({ conversation }: typeof here) =>
      `${mine}/conversations/${conversation.id}/messages`
    const pages = (list: string, cursor: string) =>
      Promise.all(
        ['after', 'before'].map(way => world.call('GET', `${list}?page[${way}]=${cursor}`))
      )
    const statuses = async (list: string, cursor: string) =>
      (await pages(list, cursor)).map(({ status }) => status)

    test.each<[string, () => string]>([
      ['of another app', () => there.conversation.lastMessage.id],
      ['that was never one', () => `${here.conversation.lastMessage.id.slice(0, -8)}01234567`]
    ])('is refused where it is a message %s', async (_name, cursor) => {
      expect(await statuses(listOf(here), here.conversation.lastMessage.id)).toEqual([200, 200])
      for (const { status, body } of await pages(listOf(here), cursor())) {
        expect(status).toBe(400)
        expect(body.errors[0].title).toContain('cursor')
      }
    })

    test('is refused where it was deleted elsewhere', async () => {
      const other = await furnish(mine)
      const { id } = other.conversation.lastMessage
      await world.call('DELETE', `${listOf(other)}/${id}`)
      expect(await statuses(listOf(here), id)).toEqual([400, 400])
      expect(await statuses(listOf(other), id)).toEqual([200, 200])
    })

    test('goes on where all messages were deleted', async () => {
      const other = await furnish(mine)
      const { id } = other.conversation.lastMessage
      await world.call('DELETE', listOf(other))
      expect(await statuses(listOf(other), id)).toEqual([200, 200])
    })
  })
})
