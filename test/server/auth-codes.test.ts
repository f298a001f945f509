import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoginWorld, openLoginWorld } from './login-world'
import { basic } from './rest-world'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let world: LoginWorld

const makeCode = async (user: string, appId = world.appId) => {
  const answer = await world.sdk.server.app.inject({
    method: 'POST',
    url: `/v2/apps/${appId}/users/${encodeURIComponent(user)}/authcode`,
    headers: { authorization: basic(world.key) }
  })
  return { status: answer.statusCode, body: answer.json() }
}

const loginBy = (authCode: string, fields: object = {}) =>
  world.sdk.call('POST', `${world.path}/login`, {
    body: { authCode, integrationId: world.integrationId, ...fields }
  })

const refused = {
  status: 401,
  body: {
    error: { code: 'invalid-auth', message: 'The authCode is not valid. Ask for a new one.' }
  }
}

describe('Auth codes', () => {
  beforeAll(async () => {
    world = await openLoginWorld()
  })
  afterAll(() => world.close())

  test('a code of 32 random bytes is created for 15 minutes, for a user by either id', async () => {
    const { userId } = await world.addNamed('ann+1/x@example.com')
    const before = Date.now()
    for (const user of [userId, 'ann+1/x@example.com']) {
      const { status, body } = await makeCode(user)
      expect(status).toBe(201)
      expect(body).toEqual({
        authCode: expect.stringMatching(/^[\w-]{43}$/),
        expiresAt: expect.any(String)
      })
      const life = Date.parse(body.expiresAt) - before
      expect(life).toBeGreaterThanOrEqual(15 * MINUTE_MS)
      expect(life).toBeLessThan(16 * MINUTE_MS)
    }
  })

  test('no code is created for an unknown user', async () => {
    expect(await makeCode('nobody')).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'user_not_found' }] }
    })
  })

  test('a code is stored as a hash only', async () => {
    await world.addNamed('hashed')
    const { body } = await makeCode('hashed')
    const rows = await world.sdk.server.domain.storage.read
      .selectFrom('authCodes')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toContain(body.authCode)
  })

  describe('A login with a code', () => {
    test('returns a session of its user, for a day', async () => {
      const ben = await world.addNamed('ben')
      const { status, body } = await loginBy((await makeCode('ben')).body.authCode)
      expect(status).toBe(201)
      expect(body).toMatchObject({
        user: { id: ben.userId, externalId: 'ben' },
        conversations: [{ id: ben.conversationId }]
      })
      const userAfter = async (ms: number) => {
        world.sdk.server.skewMs = ms
        const answer = await world.callAs(body.sessionToken, 'GET', '/user')
        world.sdk.server.skewMs = 0
        return answer.status
      }
      expect(await userAfter(23 * HOUR_MS)).toBe(200)
      expect(await userAfter(24 * HOUR_MS)).toBe(401)
    })

    test('merges the visitor who presents a token', async () => {
      const sue = await world.addNamed('sue')
      const visitor = await world.sdk.addVisitor()
      const { authCode } = (await makeCode('sue')).body
      const { body } = await loginBy(authCode, { sessionToken: visitor.token })
      expect(body.conversations.map(({ id }: any) => id)).toEqual([
        visitor.conversationId,
        sue.conversationId
      ])
    })

    test('merges into a user who has no externalId', async () => {
      const [known, visitor] = [await world.sdk.addVisitor(), await world.sdk.addVisitor()]
      const { authCode } = (await makeCode(known.userId)).body
      const { body } = await loginBy(authCode, { sessionToken: visitor.token })
      expect(body.user.id).toBe(known.userId)
      expect(body.conversations).toHaveLength(2)
    })

    test('leaves a visitor who is that user unchanged', async () => {
      const visitor = await world.sdk.addVisitor()
      const { authCode } = (await makeCode(visitor.userId)).body
      const { body } = await loginBy(authCode, { sessionToken: visitor.token })
      expect(body.user.id).toBe(visitor.userId)
      expect((await visitor.call('GET', '/user')).status).toBe(200)
    })

    test('works once, even when sent twice at the same time', async () => {
      await world.addNamed('once')
      const { authCode } = (await makeCode('once')).body
      const answers = await Promise.all([loginBy(authCode), loginBy(authCode)])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 401])
      expect(await loginBy(authCode)).toMatchObject(refused)
    })

    test('is refused 15 minutes later', async () => {
      await world.addNamed('late')
      const { authCode } = (await makeCode('late')).body
      world.sdk.server.skewMs = 15 * MINUTE_MS
      const answer = await loginBy(authCode)
      world.sdk.server.skewMs = 0
      expect(answer).toMatchObject(refused)
    })

    test.each(['', 'x', 'x'.repeat(43)])('is refused with %j', async authCode => {
      expect(await loginBy(authCode)).toMatchObject(refused)
    })

    test('is refused in another app, and stays valid in its own', async () => {
      await world.addNamed('here')
      const { authCode } = (await makeCode('here')).body
      const other = await world.sdk.addApp()
      const answer = await world.sdk.call('POST', `/apps/${other.appId}/login`, {
        body: { authCode, integrationId: other.integrationId }
      })
      expect(answer).toMatchObject(refused)
      expect((await loginBy(authCode)).status).toBe(201)
    })

    test('is refused together with a JWT', async () => {
      const body = { authCode: 'x', integrationId: world.integrationId }
      expect(await world.callAs(world.jwt('ann'), 'POST', '/login', body)).toMatchObject({
        status: 400
      })
    })
  })
})
