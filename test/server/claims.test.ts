import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import { sessionBody, text } from './sdk-world'

let world: BusinessWorld

beforeAll(async () => {
  world = await openBusinessWorld()
})
afterAll(() => world.close())

describe('What a visitor says of themselves', () => {
  test('is shown as claimed to the business, until the business says it too', async () => {
    const visitor = await world.sdk.addVisitor()
    const path = `/users/${visitor.userId}`
    await visitor.call('PATCH', '/user', { givenName: 'Alice', email: 'alice@example.com' })
    const { body } = await world.rest('GET', path)
    expect(body.user).toMatchObject({
      authenticated: false,
      profile: { givenName: 'Alice', email: 'alice@example.com' },
      claims: { givenName: {}, email: {} }
    })

    await world.rest('PATCH', path, {
      profile: { givenName: 'Alice', email: 'alice@shop.example' }
    })
    expect((await world.rest('GET', path)).body.user.claims).toBeUndefined()
  })

  test('as a picture reaches no other user of a group; one of the business does', async () => {
    const [ann, eve] = [await world.sdk.addVisitor(), await world.sdk.addVisitor()]
    const { body } = await world.rest('POST', '/conversations', {
      type: 'sdkGroup',
      participants: [{ userId: ann.userId }, { userId: eve.userId }]
    })
    const messages = `/conversations/${body.conversation.id}/messages`
    const say = (id: string) =>
      eve.call('POST', messages, { clientMessageId: id, message: { type: 'text', text: id } })
    await eve.call('PATCH', '/user', { avatarUrl: 'https://eve.example/who-reads-this.png' })
    await say('with a picture of her own')
    const avatarUrl = 'https://shop.example/eve.png'
    await world.rest('PATCH', `/users/${eve.userId}`, { profile: { avatarUrl } })
    await say('with a picture of the business')

    const read = await ann.call('GET', messages)
    expect(JSON.stringify(read.body)).not.toContain('who-reads-this')
    expect(read.body.messages.map((message: object) => 'avatarUrl' in message)).toEqual([
      false,
      true
    ])
  })

  test('as the name of the business reaches no other user of a group; other names do', async () => {
    const [ann, eve] = [await world.sdk.addVisitor(), await world.sdk.addVisitor()]
    await world.sdk.addIntegration({ businessName: 'Café Shop' })
    const { body } = await world.rest('POST', '/conversations', {
      type: 'sdkGroup',
      participants: [{ userId: ann.userId }, { userId: eve.userId }]
    })
    const messages = `/conversations/${body.conversation.id}/messages`
    const sayAs = async (profile: object) => {
      await eve.call('PATCH', '/user', profile)
      const words = JSON.stringify(profile)
      await eve.call('POST', messages, {
        clientMessageId: words,
        message: { type: 'text', text: words }
      })
    }
    await sayAs({ givenName: 'Shop' })
    await sayAs({ givenName: '​ＳＨＯＰ.' })
    await sayAs({ givenName: 'cafe', surname: 'Shop' })
    await sayAs({ givenName: 'Eve', surname: 'Shop' })
    await world.rest('PATCH', `/users/${eve.userId}`, {
      profile: { givenName: 'Shop', surname: null }
    })
    await sayAs({ locale: 'en' })

    const read = await ann.call('GET', messages)
    expect(read.body.messages.map((message: any) => message.displayName)).toEqual([
      undefined,
      undefined,
      undefined,
      'Eve Shop',
      'Shop'
    ])
  })

  test('in place of what the business had set is shown with that', async () => {
    const visitor = await world.sdk.addVisitor()
    const path = `/users/${visitor.userId}`
    await world.rest('PATCH', path, { profile: { email: 'ann@shop.example' } })
    await visitor.call('PATCH', '/user', { email: 'eve@example.com' })
    await visitor.call('PATCH', '/user', { email: 'eva@example.com' })
    expect((await world.rest('GET', path)).body.user).toMatchObject({
      profile: { email: 'eva@example.com' },
      claims: { email: { replaces: 'ann@shop.example' } }
    })
    await visitor.call('PATCH', '/user', { email: 'ann@shop.example' })
    expect((await world.rest('GET', path)).body.user.claims).toBeUndefined()
  })

  test('is shown as claimed of a signed-in user too, who stays known by the id of the token', async () => {
    await world.rest('POST', '/users', { externalId: 'bob', profile: { givenName: 'Bob' } })
    const { id: integrationId } = await world.sdk.addIntegration()
    const jwt = signJwt(world.key, userClaims('bob', { exp: inSeconds(3600) }))
    const { body: session } = await world.sdk.call('POST', `/apps/${world.sdk.appId}/sessions`, {
      headers: { authorization: `Bearer ${jwt}` },
      body: { ...sessionBody(integrationId), conversation: { messages: [text('hello')] } }
    })
    const bob = await world.sdk.visitorOf(session)
    await bob.call('PATCH', '/user', { givenName: 'Alice', email: 'alice@bank.example' })

    const expected = {
      externalId: 'bob',
      authenticated: true,
      profile: { givenName: 'Alice', email: 'alice@bank.example' },
      claims: { givenName: { replaces: 'Bob' }, email: {} }
    }
    expect((await world.rest('GET', '/users/bob')).body.user).toMatchObject(expected)
    const { body } = await world.rest('GET', '/conversations?filter[userExternalId]=bob')
    expect(body.conversations[0].participants).toMatchObject([expected])
  })

  test('does not include the name of a user whom the business has made, who never signed in', async () => {
    const { body } = await world.rest('POST', '/users', {
      externalId: 'ed',
      profile: { givenName: 'Edward' }
    })
    expect(body.user).toMatchObject({ externalId: 'ed', authenticated: true })
    expect(body.user).not.toHaveProperty('claims')
  })

  test('is erased with the personal information', async () => {
    const visitor = await world.sdk.addVisitor()
    const path = `/users/${visitor.userId}`
    await world.rest('PATCH', path, { profile: { email: 'ann@shop.example' } })
    await visitor.call('PATCH', '/user', { email: 'eve@example.com' })
    const { body } = await world.rest('DELETE', `${path}/personalinformation`)
    expect(JSON.stringify(body)).not.toContain('ann@shop.example')
  })
})
