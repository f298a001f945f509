import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../src/server/domain/records'
import { signJwt, userClaims } from '../util/sign-jwt'
import { openSdkWorld, type SdkWorld, sessionBody, type Visitor } from './sdk-world'

const ABSENT = '0'.repeat(24)
const SITE = 'https://www.example.com'

let world: SdkWorld
let ann: Visitor
let key: Awaited<ReturnType<SdkWorld['addKey']>>

describe('Access to the client API', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
    ann = await world.addVisitor()
    key = await world.addKey()
  })
  afterAll(() => world.close())

  describe('The client API', () => {
    const callAs = (appId: string, authorization?: string) => {
      const headers = authorization === undefined ? undefined : { authorization }
      return world.call('GET', `/apps/${appId}/user`, { headers })
    }

    test('refuses requests without a known token', async () => {
      const wrong = [
        undefined,
        'Bearer',
        'Bearer x',
        `Basic ${ann.token}`,
        `Bearer ${ann.token}x`,
        `Bearer ${signJwt(key, userClaims('nobody'))}`,
        `Bearer ${signJwt(key, { scope: 'app' })}`
      ]
      for (const authorization of wrong) {
        expect(await callAs(world.appId, authorization), authorization).toMatchObject({
          status: 401,
          body: { error: { code: 'invalid-auth' } }
        })
      }
    })

    test('refuses a token of another app', async () => {
      const { appId, key: theirs } = await world.addApp()
      await world.server.domain.write(tx => createUser(tx, { appId, externalId: 'ann' }))
      const jwt = signJwt(theirs, userClaims('ann'))
      expect((await callAs(world.appId, `Bearer ${jwt}`)).status).toBe(401)
      expect((await callAs(appId, `Bearer ${ann.token}`)).status).toBe(401)
      expect((await callAs(ABSENT, `Bearer ${ann.token}`)).status).toBe(401)
    })
  })

  test('preflight requests need no token', async () => {
    const { status, headers } = await world.call('OPTIONS', `/apps/${world.appId}/user`, {
      headers: { origin: SITE, 'access-control-request-method': 'PATCH' }
    })
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, *',
      'access-control-max-age': '86400'
    })
  })

  test("responses with a visitor's data are not cached", async () => {
    const messages = `/conversations/${ann.conversationId}/messages`
    for (const path of ['/user', '/conversations', messages, '/events?after=0']) {
      expect((await ann.call('GET', path)).headers['cache-control']).toBe('no-store')
    }
    expect((await ann.send('kept by nobody')).headers['cache-control']).toBe('no-store')
    const { id } = await world.addIntegration()
    const body = sessionBody(id, { sessionKey: 'kept by nobody: random characters' })
    const session = await world.call('POST', `/apps/${world.appId}/sessions`, { body })
    expect(session.headers['cache-control']).toBe('no-store')
    const config = await world.call('GET', `/integrations/${id}/config`)
    expect(config.headers['cache-control']).toBe('public, max-age=15')
  })

  test('unknown routes are answered in the format of the client API', async () => {
    expect(await world.call('GET', '/nothing')).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } }
    })
  })
})
