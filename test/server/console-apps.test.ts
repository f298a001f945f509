import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'
import { bytesOf, formOf } from './upload'

const APPS = '/console/api/apps'
const REQUEST = 'the first request of a window'

let world: RestWorld
let owner: Record<string, string>

const create = (displayName: unknown, requestId: unknown = REQUEST, headers = owner) =>
  world.call('POST', APPS, { displayName, requestId }, headers)

const namesOf = async (headers = owner) => {
  const { body } = await world.call('GET', '/console/api/me', undefined, headers)
  return body.apps.map(({ displayName }: { displayName: string }) => displayName)
}

describe('In the console, an app', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    owner = await world.signIn()
  })
  afterAll(() => world.close())

  test('is created once, however often its request is repeated', async () => {
    const first = await create('Bakery')
    expect(first.status).toBe(201)
    expect(first.body.app).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      displayName: 'Bakery'
    })
    world.moveClock(60_000)
    expect((await create('Bakery')).body).toEqual(first.body)
    expect(await namesOf()).toEqual(['Bakery'])
    const answers = await Promise.all([1, 2, 3].map(() => create('Café', 'another request of it')))
    expect(new Set(answers.map(({ body }) => body.app.id)).size).toBe(1)
    expect(await namesOf()).toEqual(['Bakery', 'Café'])
  })

  test('has the name of the newest try', async () => {
    const requestId = 'a request with a slip in it'
    const { body } = await create('Bokshop', requestId)
    expect((await create('Bookshop', requestId)).body.app).toEqual({
      id: body.app.id,
      displayName: 'Bookshop'
    })
    expect(await namesOf()).not.toContain('Bokshop')
  })

  test('of another person is another one, also where the request is named alike', async () => {
    const { body } = await create('Bakery')
    const other = await create('Bakery', REQUEST, await world.signIn('second@example.com'))
    expect(other.body.app.id).not.toBe(body.app.id)
  })

  test.each([
    ['', REQUEST, 'displayName'],
    ['x'.repeat(101), REQUEST, 'displayName'],
    [7, REQUEST, 'displayName'],
    ['Shop', 'short', 'requestId'],
    ['Shop', 'x'.repeat(65), 'requestId']
  ])('is not created as %j by %j', async (displayName, requestId, field) => {
    const { status, body } = await create(displayName, requestId)
    expect(status).toBe(400)
    expect(body.errors[0].title).toMatch(new RegExp(`^${field} `))
  })

  test('is deleted with all that it holds, and then is not there', async () => {
    const { id, path } = await world.addApp('Closing down')
    const user = await world.addUser(path)
    await world.addConversation(path, user.id)
    const file = await formOf({}, { name: 'a.png', bytes: bytesOf('png') })
    await world.call('POST', `${path}/attachments`, file.body, {
      ...file.headers,
      authorization: basic(world.accountKey)
    })
    const remove = () => world.call('DELETE', `${APPS}/${id}`, undefined, owner)
    expect(await remove()).toMatchObject({ status: 200, body: {} })
    expect((await remove()).body.errors[0].code).toBe('app_not_found')
    for (const table of ['keys', 'integrations', 'users', 'conversations', 'files'] as const) {
      const rows = world.storage.read.selectFrom(table).selectAll().where('appId', '=', id)
      expect(await rows.execute(), table).toEqual([])
    }
  })
})
