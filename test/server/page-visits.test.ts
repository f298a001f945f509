import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isOfTeam, prunePageVisits } from '../../src/server/domain/flows'
import { type AppEvent, appTopic } from '../../src/server/domain/transaction'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import { sessionBody, text, type Visitor } from './sdk-world'
import { whenPolling } from './when-waiting'

const DAY_MS = 86_400_000
const SHOP = 'https://shop.example'

let world: BusinessWorld
let visitor: Visitor

const describePage = (path: string, info: object = {}) => ({
  id: 'device',
  platform: 'web',
  info: { currentUrl: SHOP + path, currentTitle: `Title of ${path}`, ...info }
})
const open = (path: string, info?: object, who = visitor) =>
  who.call('PUT', '/client', describePage(path, info))
const readVisits = async (userId = visitor.userId) =>
  (await world.rest('GET', `/users/${userId}/page-visits`)).body
const visited = async (userId?: string): Promise<string[]> =>
  (await readVisits(userId)).pageVisits.map(({ url }: { url: string }) => url.replace(SHOP, ''))
const infoOf = async (userId = visitor.userId) =>
  (await world.rest('GET', `/users/${userId}/devices`)).body.devices[0].info
const readIntegrationId = async () => {
  const { read } = world.sdk.server.domain.storage
  return (await read.selectFrom('sessions').select('integrationId').executeTakeFirstOrThrow())
    .integrationId
}
const countRows = async () =>
  (await world.sdk.server.domain.storage.read.selectFrom('pageVisits').select('id').execute())
    .length

describe('The pages that a visitor opens', () => {
  beforeEach(async () => {
    world = await openBusinessWorld()
    visitor = await world.sdk.addVisitor()
  })
  afterEach(() => world.close())

  test('are listed for the business, the newest first', async () => {
    expect(await readVisits()).toEqual({ pageVisits: [], areKept: true })
    expect((await open('/bikes')).status).toBe(200)
    await open('/cart', { currentTitle: undefined })
    expect((await readVisits()).pageVisits).toEqual([
      { url: `${SHOP}/cart`, visitedAt: expect.stringMatching(/^2.*Z$/) },
      {
        url: `${SHOP}/bikes`,
        title: 'Title of /bikes',
        visitedAt: expect.stringMatching(/^2.*Z$/)
      }
    ])
    expect(await infoOf()).toEqual({ currentUrl: `${SHOP}/cart` })
  })

  test('begin with that of the session', async () => {
    const integration = await world.sdk.addIntegration()
    const body = sessionBody(integration.id, {
      sessionKey: 'another key of 128 random bits',
      client: describePage('/first'),
      conversation: { messages: [text('hello')] }
    })
    const answer = await world.sdk.call('POST', `/apps/${world.sdk.appId}/sessions`, { body })
    const other = world.sdk.visitorOf(answer.body)
    await open('/first', {}, other)
    await open('/second', {}, other)
    expect(await visited(other.userId)).toEqual(['/second', '/first'])
    expect(await visited()).toEqual([])
  })

  test('count once while they stay the newest of a browser, and again in a later visit', async () => {
    await open('/bikes')
    await open('/bikes')
    expect(await visited()).toEqual(['/bikes'])
    await visitor.call('PUT', '/client', { ...describePage('/bikes'), id: 'phone' })
    expect(await visited()).toEqual(['/bikes', '/bikes'])
    world.sdk.server.skewMs = 31 * 60_000
    await open('/bikes')
    expect(await visited()).toHaveLength(3)
  })

  test('are the newest 50 of a user, of the last 30 days', async () => {
    for (let at = 0; at < 52; at++) await open(`/${at}`)
    const paths = await visited()
    expect(paths).toHaveLength(50)
    expect([paths[0], paths.at(-1)]).toEqual(['/51', '/2'])
    expect(await countRows()).toBe(50)

    world.sdk.server.skewMs = 29 * DAY_MS
    await open('/later')
    await prunePageVisits(world.sdk.server.domain)
    expect(await countRows()).toBe(50)
    world.sdk.server.skewMs = 31 * DAY_MS
    expect(await visited()).toEqual(['/later'])
    await prunePageVisits(world.sdk.server.domain)
    expect(await countRows()).toBe(1)
  })

  test('are not kept where that is turned off', async () => {
    await open('/bikes')
    await world.rest('PATCH', '', { settings: { pageVisits: false } })
    expect((await open('/secret', { timeZone: 'Europe/Berlin' })).status).toBe(200)
    expect(await visited()).toEqual(['/bikes'])
    expect((await readVisits()).areKept).toBe(false)
    expect(await infoOf()).toEqual({
      currentUrl: `${SHOP}/bikes`,
      currentTitle: 'Title of /bikes',
      timeZone: 'Europe/Berlin'
    })
    const integrationId = await readIntegrationId()
    const client = describePage('/chat')
    await visitor.call('POST', '/sessions', sessionBody(integrationId, { client }))
    expect(await infoOf()).toMatchObject({ currentUrl: `${SHOP}/chat` })
    expect(await visited()).toEqual(['/bikes'])
    await world.rest('PATCH', '', { settings: { pageVisits: true } })
    await open('/cart')
    expect(await visited()).toEqual(['/cart', '/bikes'])
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'file:///etc/passwd',
    'about:blank',
    'no'
  ])('are not kept with the address %s', async currentUrl => {
    await open('/bikes')
    expect((await open('', { currentUrl, currentTitle: 'Hostile' })).status).toBe(200)
    expect(await visited()).toEqual(['/bikes'])
    expect(await infoOf()).toMatchObject({ currentUrl: `${SHOP}/bikes` })
  })

  test('have addresses without the query that makes them too long to keep', async () => {
    expect((await open(`/bikes?gclid=${'x'.repeat(2048)}`)).status).toBe(200)
    expect(await visited()).toEqual(['/bikes'])
  })

  test('are refused without a token, and of a blocked user', async () => {
    const { status } = await world.sdk.call('PUT', `/apps/${world.sdk.appId}/client`, {
      body: describePage('/bikes')
    })
    expect(status).toBe(401)
    await world.rest('POST', `/users/${visitor.userId}/block`, {})
    expect((await open('/bikes')).status).toBe(403)
    expect(await visited()).toEqual([])
  })

  test('are erased with the personal data of a user, and deleted with the user', async () => {
    await open('/bikes')
    await world.rest('DELETE', `/users/${visitor.userId}/personalinformation`)
    expect(await countRows()).toBe(0)
    await open('/cart')
    expect(await countRows()).toBe(1)
    await world.rest('DELETE', `/users/${visitor.userId}`)
    expect(await countRows()).toBe(0)
  })

  test('are in the export of a user', async () => {
    await open('/bikes')
    const { body } = await world.rest('GET', `/users/${visitor.userId}/export`)
    expect(body.pageVisits).toEqual((await readVisits()).pageVisits)
    expect(body.pageVisits).toHaveLength(1)
  })

  test('go along with who logs in', async () => {
    const claims = userClaims('ann', { exp: inSeconds(3600) })
    const { body } = await world.rest('POST', '/users', { externalId: 'ann' })
    await open('/bikes')
    const integrationId = await readIntegrationId()
    const login = await world.sdk.call('POST', `/apps/${world.sdk.appId}/login`, {
      body: { externalId: 'ann', integrationId, sessionToken: visitor.token },
      headers: { authorization: `Bearer ${signJwt(world.key, claims)}` }
    })
    expect(login.body.user.id).toBe(body.user.id)
    expect(await visited('ann')).toEqual(['/bikes'])
  })

  test('are told to consoles alone, and where they are kept', async () => {
    const { domain } = world.sdk.server
    const heard: AppEvent[] = []
    const stop = domain.bus.subscribe(appTopic(world.sdk.appId), event => {
      heard.push(event as AppEvent)
    })
    await open('/bikes')
    await open('', { currentUrl: 'javascript:alert(1)' })
    stop()
    expect(heard).toMatchObject([{ type: 'user:page', payload: { user: { id: visitor.userId } } }])
    expect(heard.every(isOfTeam)).toBe(true)
    expect(heard[0]).not.toHaveProperty('position')
  })

  test.each(['page-visits', 'connection'])(
    'are not shown of a user who does not exist: %s',
    async path => {
      const { status, body } = await world.rest('GET', `/users/nobody/${path}`)
      expect([status, body.errors[0].code]).toEqual([404, 'user_not_found'])
    }
  )

  test('are open as long as a messenger asks for events, and between two questions', async () => {
    const isConnected = async () =>
      (await world.rest('GET', `/users/${visitor.userId}/connection`)).body.isConnected
    expect(await isConnected()).toBe(false)
    const seq = await world.seqOf(visitor)
    const waiting = whenPolling(world.sdk, visitor)
    const poll = visitor.call('GET', `/events?after=${seq}&wait=20`)
    await waiting
    expect(await isConnected()).toBe(true)
    await world.write(visitor.conversationId, 'Which one?')
    await poll
    await pause(20)
    expect(await isConnected()).toBe(true)
  })
})
