import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealSecret } from '../../src/server/auth'
import { deleteKey, findOwnedKey } from '../../src/server/domain/records'
import { newId } from '../../src/server/domain/transaction'
import { encodePart, inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { type LoginWorld, openLoginWorld } from './login-world'
import { basic } from './rest-world'
import { sessionBody, text } from './sdk-world'

const HOUR_MS = 3_600_000
const SKEW_MS = 5_000

let world: LoginWorld

const userOf = async (token: string) => world.callAs(token, 'GET', '/user')

const refusal = (message?: unknown) => ({
  status: 401,
  body: { error: { code: 'invalid-auth', ...(message !== undefined && { message }) } }
})

describe('Login', () => {
  beforeAll(async () => {
    world = await openLoginWorld()
  })
  afterAll(() => world.close())

  test('returns the same fields as a session, with a token of its own', async () => {
    const { status, body } = await world.login('ann')
    expect(status).toBe(201)
    expect(body).toEqual({
      user: expect.objectContaining({ externalId: 'ann' }),
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
      conversations: [],
      hasMore: false,
      seq: 0
    })
    expect((await userOf(body.sessionToken)).body.user).toEqual(body.user)
  })

  test('again returns the same user, and the earlier token stays valid', async () => {
    const first = await world.login('again')
    const second = await world.login('again', { sessionToken: first.body.sessionToken })
    expect(second.body.user).toEqual(first.body.user)
    expect(second.body.sessionToken).not.toBe(first.body.sessionToken)
    expect((await userOf(first.body.sessionToken)).status).toBe(200)
    expect((await userOf(second.body.sessionToken)).status).toBe(200)
  })

  test('with a session request afterwards keeps the user, in one conversation', async () => {
    const { sessionToken } = (await world.login('new')).body
    const begin = (id: string) =>
      world.callAs(
        sessionToken,
        'POST',
        '/sessions',
        sessionBody(world.integrationId, { conversation: { messages: [text(id)] } })
      )
    const { status, body } = await begin('one')
    expect(status).toBe(201)
    expect(body).toMatchObject({ user: { externalId: 'new' }, sessionToken })
    expect(body.conversations).toMatchObject([
      { isDefault: true, messages: [{ text: 'Message one' }] }
    ])
    // Again, and from another tab.
    await begin('one')
    const both = (await begin('two')).body.conversations
    expect(both).toHaveLength(1)
    expect(both[0].messages).toMatchObject([{ text: 'Message one' }, { text: 'Message two' }])
  })

  describe('The user fields of a request', () => {
    const PROFILE = { givenName: 'Dan', email: '', metadata: { plan: 'gold', trial: null } }
    const SHOWN = { givenName: 'Dan', surname: 'Dee', metadata: { plan: 'gold', size: 7 } }
    let made = 0

    /** A user with a profile; without one when they are new. */
    const addUser = async (kind: string) => {
      const externalId = `described ${++made}`
      if (kind === 'new') return { externalId, known: undefined }
      const { sessionToken } = (await world.login(externalId)).body
      await world.callAs(sessionToken, 'PATCH', '/user', {
        givenName: 'D.',
        surname: 'Dee',
        email: 'dan@example.com',
        metadata: { plan: 'free', size: 7, trial: true }
      })
      return { externalId, known: sessionToken as string }
    }

    test('have names of one line at a login', async () => {
      const user = { givenName: 'D\u202ean\n', surname: 'Dee\u001b' }
      const { body } = await world.login(`described ${++made}`, { user })
      expect(body.user).toMatchObject({ givenName: 'Dan', surname: 'Dee' })
    })

    test.each(['known', 'new'])('are stored at a login: %s user', async kind => {
      const { externalId } = await addUser(kind)
      const { body } = await world.login(externalId, { user: PROFILE })
      expect(body.user).toMatchObject(kind === 'known' ? SHOWN : { givenName: 'Dan' })
      expect(body.user).not.toHaveProperty('email')
      expect(body.user.metadata).toEqual(kind === 'known' ? SHOWN.metadata : { plan: 'gold' })
      expect((await userOf(body.sessionToken)).body.user).toEqual(body.user)
    })

    test.each(['known', 'new'])(
      'take precedence over those of the visitor: %s user',
      async kind => {
        const { externalId } = await addUser(kind)
        const visitor = await world.sdk.addVisitor()
        await visitor.call('PATCH', '/user', {
          givenName: 'Guest',
          metadata: { plan: 'none', ad: 1 }
        })
        const { body } = await world.login(externalId, {
          sessionToken: visitor.token,
          user: PROFILE
        })
        expect(body.user).toMatchObject({ givenName: 'Dan', metadata: { plan: 'gold', ad: 1 } })
      }
    )

    test("take precedence over the visitor's metadata when there is no room for both", async () => {
      const { externalId } = await addUser('known')
      const visitor = await world.sdk.addVisitor()
      await visitor.call('PATCH', '/user', { metadata: { filled: 'x'.repeat(4000) } })
      const metadata = { long: 'y'.repeat(100) }
      const { status, body } = await world.login(externalId, {
        sessionToken: visitor.token,
        user: { metadata }
      })
      expect({ status, metadata: body.user.metadata }).toMatchObject({ status: 201, metadata })
      expect(body.user.metadata).not.toHaveProperty('filled')
    })

    test.each([
      ["a login's token", ({ known }: { known: string | undefined }) => known!],
      ["the user's JWT", ({ externalId }: { externalId: string }) => world.jwt(externalId)]
    ])('are stored when the user starts to chat with %s', async (_name, tokenOf) => {
      const token = tokenOf(await addUser('known'))
      const conversation = { messages: [text('begin')] }
      const fields = sessionBody(world.integrationId, { user: PROFILE, conversation })
      const { body } = await world.callAs(token, 'POST', '/sessions', fields)
      expect(body.user).toMatchObject(SHOWN)
      expect(body.user).not.toHaveProperty('email')
      expect(body.conversations[0].messages).toMatchObject([{ displayName: 'Dan Dee' }])
    })

    test('are refused together with the login when they are invalid', async () => {
      const { externalId, known } = await addUser('known')
      const user = { givenName: 'Dan', avatarUrl: 'javascript:alert(1)' }
      expect(await world.login(externalId, { user })).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-request' } }
      })
      expect((await userOf(known!)).body.user.givenName).toBe('D.')
    })
  })

  test('returns the first page of conversations, each with its latest message', async () => {
    const ben = await world.addNamed('ben', ['one', 'two'])
    const { body } = await world.login('ben')
    expect(body).toMatchObject({
      conversations: [{ id: ben.conversationId, messages: [{ text: 'two' }] }],
      hasMore: false,
      seq: 3
    })
    expect(body.conversations[0].messages).toHaveLength(1)
  })

  describe('The token of the business', () => {
    const sign = (claims: object, header?: object) => signJwt(world.key, claims, header)
    const good = () => world.jwt('ann')

    test.each([
      ['an exp within the skew', () => sign(userClaims('ann', { exp: inSeconds(-3) }))],
      ['no exp', () => sign(userClaims('ann'))],
      ['an nbf within the skew', () => sign(userClaims('ann', { nbf: inSeconds(3) }))],
      ['claims of its own', () => sign(userClaims('ann', { name: 'Ann' }))]
    ])('may have %s', async (_name, token) => {
      expect((await world.login('ann', { token: token() })).status).toBe(201)
    })

    test('may name an externalId of 1,024 characters, whatever they are', async () => {
      const externalId = '😀'.repeat(1024)
      const { status, body } = await world.login(externalId)
      expect({ status, externalId: body.user?.externalId }).toEqual({ status: 201, externalId })
    })

    const claims = userClaims('ann')
    test.each([
      ['an exp beyond the skew', () => sign(userClaims('ann', { exp: inSeconds(-8) }))],
      ['an exp that is not a number', () => sign(userClaims('ann', { exp: 'never' }))],
      ['an nbf beyond the skew', () => sign(userClaims('ann', { nbf: inSeconds(20) }))],
      ['no scope', () => sign({ external_id: 'ann' })],
      ['the scope app', () => sign({ ...claims, scope: 'app' })],
      ['no external_id', () => sign({ scope: 'user' })],
      ['an empty external_id', () => sign(userClaims(''))],
      ['an external_id that is a number', () => sign(userClaims(7))],
      ['an external_id that is an array', () => sign(userClaims(['ann']))],
      ['an external_id of 1,025 characters', () => sign(userClaims('x'.repeat(1025)))],
      ['the external_id of another user', () => sign(userClaims('eve'))],
      ['the external_id in another case', () => sign(userClaims('Ann'))],
      ['no kid', () => sign(claims, { kid: undefined })],
      ['a kid that is unknown', () => sign(claims, { kid: `app_${'0'.repeat(24)}` })],
      ['a kid that is a path', () => sign(claims, { kid: '../../etc/passwd' })],
      ['another secret', () => signJwt({ ...world.key, secret: 's'.repeat(64) }, claims)],
      ['alg HS512', () => sign(claims, { alg: 'HS512' })],
      [
        'alg none',
        () => `${encodePart({ alg: 'none', kid: world.key.id })}.${encodePart(claims)}.`
      ],
      ['padding', () => `${good()}=`],
      ['a space within', () => good().replace('.', '. ')],
      ['four parts', () => `${good()}.x`],
      ['more than 8 KB', () => sign(userClaims('ann', { more: 'x'.repeat(8192) }))],
      ['the form of a session token', () => 'x'.repeat(43)]
    ])('is refused with %s', async (_name, token) => {
      expect(await world.login('ann', { token: token() })).toMatchObject(refusal())
    })

    test('is refused when the account or an integration signed it', async () => {
      const { domain } = world.sdk.server
      const account = { id: `act_${newId(0)}`, secret: 's'.repeat(64) }
      const integration = { id: `int_${newId(0)}`, secret: 's'.repeat(64) }
      const row = { displayName: 'Key', createdAt: 0 }
      await domain.write(async ({ db, secretBox }) => {
        const { appId, integrationId } = world
        const sealed = (key: typeof account) => ({
          ...row,
          id: key.id,
          secret: sealSecret(secretBox, key.secret, key.id)
        })
        await db
          .insertInto('keys')
          .values([
            { ...sealed(account), scope: 'account', appId: null, integrationId: null },
            { ...sealed(integration), scope: 'integration', appId, integrationId }
          ])
          .execute()
      })
      for (const key of [account, integration]) {
        const token = signJwt(key, userClaims('ann'))
        expect(await world.login('ann', { token })).toMatchObject(
          refusal('The token was not signed by a known key.')
        )
      }
    })

    test('is refused when its key is shorter than 32 bytes', async () => {
      const key = { id: `app_${newId(1)}`, secret: 's'.repeat(31) }
      const { appId } = world
      await world.sdk.server.domain.write(async ({ db, secretBox }) => {
        await db
          .insertInto('keys')
          .values({
            id: key.id,
            secret: sealSecret(secretBox, key.secret, key.id),
            scope: 'app',
            appId,
            integrationId: null,
            displayName: 'Short',
            createdAt: 0
          })
          .execute()
      })
      const token = signJwt(key, userClaims('ann'))
      expect(await world.login('ann', { token })).toMatchObject(refusal())
    })

    test("is refused when another app's key signed it, as when no known key did", async () => {
      const { key } = await world.sdk.addApp()
      const foreign = await world.login('ann', { token: signJwt(key, userClaims('ann')) })
      const unknown = await world.login('ann', {
        token: signJwt({ ...key, id: `app_${newId(2)}` }, userClaims('ann'))
      })
      expect(foreign).toMatchObject(refusal())
      expect(foreign.body).toEqual(unknown.body)
    })

    test('is required', async () => {
      const body = { externalId: 'ann', integrationId: world.integrationId }
      expect(await world.sdk.call('POST', `${world.path}/login`, { body })).toMatchObject(refusal())
    })
  })

  describe('The session of a login', () => {
    test('ends with the token that created it, plus the skew', async () => {
      const exp = inSeconds(3600)
      const { body } = await world.login('short', { token: world.jwt('short', { exp }) })
      try {
        world.sdk.server.skewMs = exp * 1000 + SKEW_MS - Date.now() - 10_000
        expect((await userOf(body.sessionToken)).status).toBe(200)
        world.sdk.server.skewMs += 10_000
        expect(await userOf(body.sessionToken)).toMatchObject(refusal())
      } finally {
        world.sdk.server.skewMs = 0
      }
    })

    test('lasts as long as the token', async () => {
      const token = signJwt(world.key, userClaims('lasting'))
      const { body } = await world.login('lasting', { token })
      world.sdk.server.skewMs = 1000 * 24 * HOUR_MS
      const answer = await userOf(body.sessionToken)
      world.sdk.server.skewMs = 0
      expect(answer.status).toBe(200)
    })

    test('ends with the key that signed', async () => {
      const key = await world.sdk.addKey()
      const token = signJwt(key, userClaims('keyless'))
      const { body } = await world.login('keyless', { token })
      const { appId } = world
      await world.sdk.server.domain.write(tx => deleteKey(tx, { appId }, key.id))
      expect(await userOf(body.sessionToken)).toMatchObject(refusal())
      expect(await world.login('keyless', { token })).toMatchObject(refusal())
    })

    test('is a use of the key that signed', async () => {
      const key = await world.sdk.addKey()
      const { read } = world.sdk.server.domain.storage
      const { appId } = world
      const lastUse = async () => (await findOwnedKey(read, { appId }, key.id))?.lastUsedAt
      expect(await lastUse()).toBeNull()
      await world.login('using', { token: signJwt(key, userClaims('using')) })
      await expect.poll(lastUse).toEqual(expect.any(Number))
    })

    test('ends when the business gives its user another externalId', async () => {
      const { body } = await world.login('former')
      const renamed = await world.sdk.server.app.inject({
        method: 'PATCH',
        url: `/v2${world.path}/users/former`,
        headers: { authorization: basic(world.key) },
        payload: { externalId: 'renamed' }
      })
      expect(renamed.statusCode).toBe(200)
      expect(await userOf(body.sessionToken)).toMatchObject(refusal())
      expect((await world.login('renamed')).body.user.id).toBe(body.user.id)
      expect((await world.login('former')).body.user.id).not.toBe(body.user.id)
    })

    test('ends at logout', async () => {
      const { body } = await world.login('leaving')
      expect(await world.callAs(body.sessionToken, 'POST', '/logout')).toMatchObject({
        status: 200
      })
      expect(await userOf(body.sessionToken)).toMatchObject(refusal())
    })

    test('ends when its client logs in as somebody else', async () => {
      const { body } = await world.login('first')
      const second = await world.login('second', { sessionToken: body.sessionToken })
      expect(second.body.user.id).not.toBe(body.user.id)
      expect(await userOf(body.sessionToken)).toMatchObject(refusal())
    })
  })

  describe('The integration', () => {
    const loginWithout = (externalId: string, sessionToken?: string) =>
      world.login(externalId, { integrationId: undefined, sessionToken })

    test('is that of the session, when none is given', async () => {
      const visitor = await world.sdk.addVisitor()
      const before = await visitor.call('GET', `/conversations/${visitor.conversationId}`)
      const { body } = await loginWithout('by session', visitor.token)
      const sent = await world.callAs(
        body.sessionToken,
        'POST',
        `/conversations/${visitor.conversationId}/messages`,
        { clientMessageId: 'x', message: { type: 'text', text: 'Hello' } }
      )
      expect(sent.body.message.source).toEqual(before.body.conversation.messages[0].source)
    })

    test('is required when the app has several', async () => {
      await world.sdk.addIntegration()
      expect(await loginWithout('nowhere')).toMatchObject({
        status: 400,
        body: {
          error: {
            code: 'invalid-request',
            message: 'integrationId is needed: this app has more than one web integration.'
          }
        }
      })
    })

    test('is optional when the app has one', async () => {
      const lone = await openLoginWorld()
      expect((await lone.login('ann', { integrationId: undefined })).status).toBe(201)
      await lone.close()
    })

    test('must belong to this app', async () => {
      const { integrationId } = await world.sdk.addApp()
      expect(await world.login('ann', { integrationId })).toMatchObject({
        status: 404,
        body: { error: { code: 'integration-not-found' } }
      })
    })

    test('decides which origins may log in', async () => {
      const { id: integrationId } = await world.sdk.addIntegration({
        originWhitelist: ['https://shop.example']
      })
      const from = (origin: string) =>
        world.sdk.call('POST', `${world.path}/login`, {
          body: { externalId: 'ann', integrationId },
          headers: { authorization: `Bearer ${world.jwt('ann')}`, origin }
        })
      expect((await from('https://shop.example')).status).toBe(201)
      expect(await from('https://evil.example')).toMatchObject({
        status: 403,
        body: { error: { code: 'origin-not-allowed' } }
      })
    })
  })

  describe('The JWT itself as bearer token', () => {
    test('authorizes its user, in an app with one web integration', async () => {
      const lone = await openLoginWorld()
      const ann = await lone.addNamed('ann')
      const token = lone.jwt('ann')
      expect((await lone.callAs(token, 'GET', '/user')).body.user.id).toBe(ann.userId)
      const sent = await lone.callAs(
        token,
        'POST',
        `/conversations/${ann.conversationId}/messages`,
        {
          clientMessageId: 'by jwt',
          message: { type: 'text', text: 'Hello' }
        }
      )
      expect(sent).toMatchObject({ status: 201, body: { message: { text: 'Hello' } } })

      await lone.sdk.server.domain.write(tx => deleteKey(tx, { appId: lone.appId }, lone.key.id))
      expect((await lone.callAs(token, 'GET', '/user')).status).toBe(401)
      await lone.close()
    })

    test('is verified once', async () => {
      const lone = await openLoginWorld()
      await lone.addNamed('ann')
      const token = lone.jwt('ann')
      const rows = () =>
        lone.sdk.server.domain.storage.read.selectFrom('sessions').select('tokenHash').execute()
      const before = (await rows()).length
      await Promise.all([1, 2, 3].map(() => lone.callAs(token, 'GET', '/user')))
      expect(await rows()).toHaveLength(before + 1)
      await lone.close()
    })

    test('is refused once it has expired', async () => {
      const lone = await openLoginWorld()
      await lone.addNamed('ann')
      const token = lone.jwt('ann')
      expect((await lone.callAs(token, 'GET', '/user')).status).toBe(200)
      lone.sdk.server.skewMs = HOUR_MS + SKEW_MS + 1000
      expect(await lone.callAs(token, 'GET', '/user')).toMatchObject(
        refusal('The token has expired.')
      )
      await lone.close()
    })

    test('is refused when there is no such user', async () => {
      expect(await userOf(world.jwt('nobody yet'))).toMatchObject(refusal())
    })

    test('needs an app with one web integration', async () => {
      await world.addNamed('everywhere')
      await world.sdk.addIntegration()
      expect(await userOf(world.jwt('everywhere'))).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-request' } }
      })
    })

    test('creates the session of its user, with the given fields for a new one', async () => {
      const body = {
        ...sessionBody(world.integrationId),
        sessionKey: 'of a session with a token: random',
        user: { givenName: 'Sue' }
      }
      const open = (token: string) => world.callAs(token, 'POST', '/sessions', body)
      const { status, body: first } = await open(world.jwt('sue'))
      expect({ status, user: first.user }).toMatchObject({
        status: 201,
        user: { externalId: 'sue', givenName: 'Sue' }
      })
      expect((await open(world.jwt('sue'))).body.user).toEqual(first.user)

      const anonymous = await world.sdk.call('POST', `${world.path}/sessions`, { body })
      expect(anonymous.body.user.id).not.toBe(first.user.id)
      expect(await open('x'.repeat(43))).toMatchObject(refusal())
    })
  })

  test.each([
    ['nothing', {}],
    ['an authCode beside an externalId', { externalId: 'ann', authCode: 'x' }]
  ])('with %s is refused, and the error explains how to log in', async (_name, fields) => {
    const body = { integrationId: world.integrationId, ...fields }
    expect(await world.sdk.call('POST', `${world.path}/login`, { body })).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'invalid-request',
          message: "Log in with an authCode alone, or with externalId and the user's JWT as bearer."
        }
      }
    })
  })
})
