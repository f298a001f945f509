import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { sessionBody, text } from './sdk-world'

let world: BusinessWorld

beforeAll(async () => {
  world = await openBusinessWorld()
})
afterAll(() => world.close())

/** Logs a visitor in from the browser of a session. */
const logIn = async (externalId: string, sessionToken: string): Promise<string> => {
  const jwt = signJwt(await world.sdk.addKey(), userClaims(externalId, { exp: inSeconds(3600) }))
  const { id: integrationId } = await world.sdk.addIntegration()
  const { status, body } = await world.sdk.call('POST', `/apps/${world.sdk.appId}/login`, {
    body: { integrationId, externalId, sessionToken },
    headers: { authorization: `Bearer ${jwt}` }
  })
  expect(status).toBe(201)
  return body.sessionToken
}

const refused = { status: 403, body: { error: { code: 'forbidden' } } }

describe('A visitor whom the business has blocked', () => {
  test('sends nothing, and still reads what the business writes', async () => {
    const visitor = await world.sdk.addVisitor()
    const { userId, conversationId } = visitor
    const blocked = await world.rest('POST', `/users/${userId}/block`)
    expect(blocked).toMatchObject({
      status: 200,
      body: { user: { id: userId, blockedAt: expect.any(String) } }
    })

    const chat = `/conversations/${conversationId}`
    expect(await visitor.send('spam')).toMatchObject(refused)
    expect(await visitor.call('PATCH', '/user', { givenName: 'Spam' })).toMatchObject(refused)
    expect(await visitor.call('POST', '/conversations', {})).toMatchObject(refused)
    expect(await visitor.call('PATCH', chat, { displayName: 'Spam' })).toMatchObject(refused)

    await world.write(conversationId, 'Please stop.')
    const { body } = await visitor.call('GET', `${chat}/messages`)
    expect(body.messages.at(-1).text).toBe('Please stop.')
  })

  test('sends again once unblocked', async () => {
    const visitor = await world.sdk.addVisitor()
    await world.rest('POST', `/users/${visitor.userId}/block`)
    expect((await visitor.send('before')).status).toBe(403)
    const { body } = await world.rest('POST', `/users/${visitor.userId}/unblock`)
    expect(body.user).not.toHaveProperty('blockedAt')
    expect((await visitor.send('after')).status).toBe(201)
  })

  test('types and reads unnoticed, and may sign out', async () => {
    const visitor = await world.sdk.addVisitor()
    const { userId, conversationId } = visitor
    await world.write(conversationId, 'Hello')
    await world.rest('POST', `/users/${userId}/block`)
    const path = `/conversations/${conversationId}/activities`
    for (const type of ['conversation:read', 'typing:start']) {
      expect((await visitor.call('POST', path, { type })).status).toBe(200)
    }
    const { body } = await world.rest('GET', `/conversations/${conversationId}/participants`)
    expect(body.participants[0].unreadCount).toBe(1)
    expect((await visitor.call('POST', '/logout')).status).toBe(200)
  })

  test('stays blocked in a new session of the same browser', async () => {
    const { id } = await world.sdk.addIntegration()
    const begin = (messages: object[]) =>
      world.sdk.call('POST', `/apps/${world.sdk.appId}/sessions`, {
        body: sessionBody(id, {
          sessionKey: 'the key of one browser, at least 128 bits',
          conversation: { messages }
        })
      })
    const { body } = await begin([text('hello')])
    await world.rest('POST', `/users/${body.user.id}/block`)
    expect(await begin([text('again')])).toMatchObject(refused)
  })

  test('stays blocked as the user whom their login creates', async () => {
    const visitor = await world.sdk.addVisitor()
    await world.rest('POST', `/users/${visitor.userId}/block`)
    await logIn('newcust', visitor.token)
    const { body } = await world.rest('GET', '/users/newcust')
    expect(body.user).toMatchObject({ id: visitor.userId, blockedAt: expect.any(String) })
  })

  test('does not block an existing user as whom they log in', async () => {
    const visitor = await world.sdk.addVisitor()
    await world.rest('POST', '/users', { externalId: 'goodcust' })
    await world.rest('POST', `/users/${visitor.userId}/block`)
    const token = await logIn('goodcust', visitor.token)
    const { body } = await world.rest('GET', '/users/goodcust')
    expect(body.user).not.toHaveProperty('blockedAt')
    const headers = { authorization: `Bearer ${token}` }
    const path = `/apps/${world.sdk.appId}/user`
    const renamed = await world.sdk.call('PATCH', path, { body: { givenName: 'Ann' }, headers })
    expect(renamed.status).toBe(200)
  })

  test('leaves a blocked user as whom they log in blocked', async () => {
    const visitor = await world.sdk.addVisitor()
    const { body } = await world.rest('POST', '/users', { externalId: 'badcust' })
    await world.rest('POST', `/users/${body.user.id}/block`)
    await logIn('badcust', visitor.token)
    const { body: now } = await world.rest('GET', '/users/badcust')
    expect(now.user.blockedAt).toEqual(expect.any(String))
  })

  test('signs in, and changes neither their name nor what is known of their browsers', async () => {
    const { id } = await world.sdk.addIntegration()
    const signIn = (info: object, device = 'device') =>
      world.sdk.call('POST', `/apps/${world.sdk.appId}/sessions`, {
        body: sessionBody(id, {
          sessionKey: 'the key of another browser, of 128 bits',
          client: { id: device, platform: 'web', info }
        })
      })
    const { body } = await signIn({ currentTitle: 'Bicycles' })
    const path = `/users/${body.user.id}`
    await world.rest('POST', `${path}/block`)
    expect((await signIn({ currentTitle: 'Spam' }, 'another device')).status).toBe(201)
    const { devices } = (await world.rest('GET', `${path}/devices`)).body
    expect(devices).toMatchObject([{ info: { currentTitle: 'Bicycles' } }])
  })

  test('is shown as blocked in the inbox, and noted in the event log, once', async () => {
    const visitor = await world.sdk.addVisitor()
    const { userId } = visitor
    const first = await world.rest('POST', `/users/${userId}/block`)
    const again = await world.rest('POST', `/users/${userId}/block`)
    expect(again.body.user.blockedAt).toBe(first.body.user.blockedAt)
    const { body } = await world.rest('GET', `/conversations?filter[userId]=${userId}`)
    expect(body.conversations[0].participants[0].blockedAt).toBe(first.body.user.blockedAt)
    const { rows } = await world.sdk.server.domain.storage.read
      .selectFrom('appEvents')
      .selectAll()
      .execute()
      .then(rows => ({ rows: rows.filter(row => JSON.stringify(row).includes(userId)) }))
    expect(rows.filter(row => JSON.stringify(row).includes('user:update'))).toHaveLength(1)
  })
})
