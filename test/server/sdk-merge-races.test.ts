import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdNextWrite } from './hold-write'
import { type LoginWorld, openLoginWorld } from './login-world'
import { text } from './sdk-world'

const MESSAGES = 20

let world: LoginWorld

const messagesIn = async (token: string, conversationId: string) => {
  const path = `/conversations/${conversationId}/messages?limit=100`
  return (await world.callAs(token, 'GET', path)).body.messages as any[]
}

describe('Merge races', () => {
  beforeAll(async () => {
    world = await openLoginWorld()
  })
  afterAll(() => world.close())

  test('two simultaneous logins of one visitor merge once', async () => {
    const known = await world.addNamed('twice')
    const visitor = await world.sdk.addVisitor()
    const answers = await Promise.all(
      [1, 2].map(() => world.login('twice', { sessionToken: visitor.token }))
    )
    const ids = answers.map(({ body }) => body.conversations.map(({ id }: any) => id))
    expect(ids[0]).toEqual([visitor.conversationId, known.conversationId])
    expect(ids[1]).toEqual(ids[0])
    expect(await world.appEvents('user:merge')).toHaveLength(1)
  })

  test('two simultaneous logins of one visitor as two new users merge into one', async () => {
    const visitor = await world.sdk.addVisitor()
    const answers = await Promise.all(
      ['either', 'or'].map(name => world.login(name, { sessionToken: visitor.token }))
    )
    const counts = answers.map(({ body }) => body.conversations.length)
    expect(counts.sort()).toEqual([0, 1])
  })

  test('two visitors who log in as one user at the same time are both merged', async () => {
    const visitors = [await world.sdk.addVisitor(), await world.sdk.addVisitor()]
    await Promise.all(visitors.map(({ token }) => world.login('both', { sessionToken: token })))
    const { body } = await world.login('both')
    const ids = body.conversations.map(({ id }: any) => id)
    expect(ids.sort()).toEqual(visitors.map(({ conversationId }) => conversationId).sort())
    expect(body.conversations.filter(({ isDefault }: any) => isDefault)).toHaveLength(1)
  })

  const REPLACED = { status: 503, body: { error: { code: 'unavailable' } } }

  test('a message is left to the login when the merge happens between its arrival and its commit', async () => {
    const known = await world.addNamed('between')
    const visitor = await world.sdk.addVisitor([])
    const held = holdNextWrite(world.sdk.server.domain)
    const sent = visitor.send('between')
    const release = await held
    const { body } = await world.login('between', { sessionToken: visitor.token })
    release()
    expect(await sent).toMatchObject(REPLACED)

    const path = `/conversations/${visitor.conversationId}/messages`
    const again = await world.callAs(body.sessionToken, 'POST', path, text('between'))
    expect(again).toMatchObject({ status: 201, body: { message: { userId: known.userId } } })
    expect(await messagesIn(body.sessionToken, visitor.conversationId)).toHaveLength(1)
  })

  test('a change of the profile is left to the login too', async () => {
    await world.addNamed('renamed')
    const visitor = await world.sdk.addVisitor([])
    const held = holdNextWrite(world.sdk.server.domain)
    const sent = visitor.call('PATCH', '/user', { givenName: 'Ann' })
    const release = await held
    const { body } = await world.login('renamed', { sessionToken: visitor.token })
    release()
    expect(await sent).toMatchObject(REPLACED)
    const user = await world.callAs(body.sessionToken, 'GET', '/user')
    expect(user.body.user).not.toHaveProperty('givenName')
  })

  test('messages sent while a login merges their author are neither lost nor duplicated', async () => {
    const { userId } = await world.addNamed('racing')
    const visitor = await world.sdk.addVisitor([])
    const ids = Array.from({ length: MESSAGES }, (_, index) => `message ${index}`)
    const [{ body }, ...answers] = await Promise.all([
      world.login('racing', { sessionToken: visitor.token }),
      ...ids.map(id => visitor.send(id))
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status !== 201 && status !== 503)).toEqual([])

    const path = `/conversations/${visitor.conversationId}/messages`
    const repeats = await Promise.all(
      ids.map(id => world.callAs(body.sessionToken, 'POST', path, text(id)))
    )
    // Those that the server had taken before the login are there already.
    expect(repeats.map(({ status }) => status)).toEqual(
      statuses.map(status => (status === 201 ? 200 : 201))
    )
    const stored = await messagesIn(body.sessionToken, visitor.conversationId)
    expect(stored.map(({ clientMessageId }) => clientMessageId).sort()).toEqual([...ids].sort())
    expect(stored.map(message => message.userId)).toEqual(ids.map(() => userId))
  })

  test('a message is refused when its session ends between its arrival and its commit', async () => {
    const visitor = await world.sdk.addVisitor([])
    const held = holdNextWrite(world.sdk.server.domain)
    const sent = visitor.send('too late')
    const release = await held
    await visitor.call('POST', '/logout')
    release()
    expect(await sent).toMatchObject({ status: 401, body: { error: { code: 'invalid-auth' } } })
  })
})
