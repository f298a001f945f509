import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

const NOWHERE = { integrationType: 'none' }

describe('The mentions of members in notes', () => {
  let world: RestWorld
  let path: string
  let ada: Record<string, string>
  let adaId: string
  let graceId: string

  const meOf = async (headers: Record<string, string>) =>
    (await world.call('GET', '/console/api/me', undefined, headers)).body.user.id

  const begin = async (known?: { id: string }) => {
    const user = known ?? (await world.addUser(path))
    const { id } = await world.addConversation(path, user.id)
    const one = `${path}/conversations/${id}`
    return {
      id,
      one,
      user,
      note: (mentions: unknown, fields: object = { destination: NOWHERE }) =>
        world.call('POST', `${one}/messages`, {
          author: { type: 'business' },
          content: { type: 'text', text: '@Ada, please look' },
          mentions,
          ...fields
        }),
      mentioned: async () => (await world.call('GET', one)).body.conversation.mentioned
    }
  }
  const list = async (query: string) =>
    (await world.call('GET', `${path}/conversations?${query}`)).body.conversations.map(
      ({ id }: { id: string }) => id
    )
  const counted = async (memberId: string) =>
    (await world.call('GET', `${path}/conversation-counts`)).body.counts.mentioned.find(
      (each: { memberId: string }) => each.memberId === memberId
    )?.open ?? 0

  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    path = (await world.addApp()).path
    ada = await world.signIn('ada@example.com')
    await world.call('PATCH', '/console/api/me', { displayName: 'Ada' }, ada)
    adaId = await meOf(ada)
    graceId = await meOf(await world.signIn('grace@example.com'))
  })
  afterAll(() => world.close())

  test('are shown with the note by their names, told to the app, and find the conversation', async () => {
    const { id, one, note, mentioned } = await begin()
    const other = await begin()
    const before = await counted(adaId)
    const { status, body } = await note([{ id: adaId }, { id: graceId }, { id: adaId }])
    expect(status).toBe(201)
    const mentions = [
      { id: adaId, name: 'Ada' },
      { id: graceId, name: 'grace@example.com' }
    ]
    expect(body.messages[0]).toMatchObject({ mentions })
    const { messages } = (await world.call('GET', `${one}/messages`)).body
    expect(messages[0]).toMatchObject({ mentions })
    await note([{ id: adaId }])
    expect(await mentioned()).toEqual([adaId, graceId].toSorted())
    expect(await other.mentioned()).toBeUndefined()
    expect(await list(`filter[mentions]=${adaId}`)).toEqual([id])
    expect(await counted(adaId)).toBe(before + 1)
    await world.call('PATCH', one, { status: 'closed' })
    expect(await counted(adaId)).toBe(before)
    expect(await list(`filter[mentions]=${adaId}&filter[status]=open`)).toEqual([])
  })

  test('go with their note, their conversation and their member', async () => {
    // The default conversation of a user cannot be deleted.
    const { id, one, note, mentioned } = await begin((await begin()).user)
    const { body } = await note([{ id: graceId }])
    await world.call('DELETE', `${one}/messages/${body.messages[0].id}`)
    expect(await mentioned()).toBeUndefined()
    const carol = await meOf(await world.signIn('carol@example.com'))
    await note([{ id: carol }])
    expect(await list(`filter[mentions]=${carol}`)).toEqual([id])
    await world.call('DELETE', `/console/api/team/${carol}`, undefined, ada)
    expect(await mentioned()).toBeUndefined()
    await note([{ id: graceId }])
    expect((await world.call('DELETE', one)).status).toBe(200)
    const rows = await world.storage.read
      .selectFrom('mentions')
      .selectAll()
      .where('conversationId', '=', id)
      .execute()
    expect(rows).toEqual([])
  })

  test.each([
    [
      'a stranger',
      () => [{ id: 'stranger' }],
      undefined,
      /no member of the team has the id stranger/
    ],
    ['a message that the visitor sees', () => [{ id: adaId }], {}, /mentions are for notes/],
    ['no list of ids', () => [adaId], undefined, /mentions/]
  ])('refuse %s', async (_, mentions, fields, message) => {
    const { note, mentioned } = await begin()
    const { status, body } = await note(mentions(), fields)
    expect(status).toBe(400)
    expect(body.errors[0].title).toMatch(message)
    expect(await mentioned()).toBeUndefined()
  })
})
