import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const ABSENT = '0123456789abcdef01234567'
const ACCOUNT = ['account']
const APP = ['account', 'app', 'console']
const ALL = ['account', 'app', 'integration', 'console']

/** Who may call what. The test below makes sure that no route is forgotten. */
const MATRIX: [Method, string, string[]][] = [
  ['POST', '/apps', ACCOUNT],
  ['GET', '/apps', ACCOUNT],
  ['GET', '/apps/:appId', APP],
  ['PATCH', '/apps/:appId', APP],
  ['DELETE', '/apps/:appId', ACCOUNT],
  ['POST', '/apps/:appId/keys', ACCOUNT],
  ['GET', '/apps/:appId/keys', ACCOUNT],
  ['GET', '/apps/:appId/keys/:keyId', ACCOUNT],
  ['DELETE', '/apps/:appId/keys/:keyId', ACCOUNT],
  ['POST', '/apps/:appId/integrations', APP],
  ['GET', '/apps/:appId/integrations', APP],
  ['GET', '/apps/:appId/integrations/:integrationId', APP],
  ['PATCH', '/apps/:appId/integrations/:integrationId', APP],
  ['DELETE', '/apps/:appId/integrations/:integrationId', APP],
  ['GET', '/apps/:appId/events', APP],
  ['POST', '/apps/:appId/users', ALL],
  ['GET', '/apps/:appId/users', ALL],
  ['GET', '/apps/:appId/users/:user', ALL],
  ['PATCH', '/apps/:appId/users/:user', ALL],
  ['DELETE', '/apps/:appId/users/:user', ALL],
  ['POST', '/apps/:appId/users/:user/authcode', ALL],
  ['POST', '/apps/:appId/conversations', ALL],
  ['GET', '/apps/:appId/conversations', ALL],
  ['GET', '/apps/:appId/conversations/:conversationId', ALL],
  ['PATCH', '/apps/:appId/conversations/:conversationId', ALL],
  ['DELETE', '/apps/:appId/conversations/:conversationId', ALL],
  ['GET', '/apps/:appId/conversations/:conversationId/participants', ALL],
  ['POST', '/apps/:appId/conversations/:conversationId/join', ALL],
  ['POST', '/apps/:appId/conversations/:conversationId/leave', ALL],
  ['POST', '/apps/:appId/conversations/:conversationId/messages', ALL],
  ['GET', '/apps/:appId/conversations/:conversationId/messages', ALL],
  ['GET', '/apps/:appId/conversations/:conversationId/messages/:messageId', ALL],
  ['DELETE', '/apps/:appId/conversations/:conversationId/messages/:messageId', ALL],
  ['POST', '/apps/:appId/conversations/:conversationId/activity', ALL],
  ['POST', '/apps/:appId/attachments', ALL],
  ['POST', '/apps/:appId/attachments/remove', ALL]
]

const CALLERS = ['account', 'app', 'integration', 'console'] as const

let world: RestWorld
let other: Awaited<ReturnType<RestWorld['addApp']>>
let consoleHeaders: Record<string, string>
const served: string[] = []

beforeAll(async () => {
  world = await openRestWorld()
  world.app.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith('/v2') || url.startsWith('/sc')) served.push(`${method} ${url}`)
  })
  await world.app.ready()
  other = await world.addApp('Other')
  consoleHeaders = await world.signIn()
})
afterAll(() => world.close())

/** Names things that are not there, so that a caller who gets through changes nothing else. */
const address = (route: string, appId: string) => {
  const path = `/v2${route.replace(':appId', appId).replaceAll(/:\w+/g, ABSENT)}`
  return route === '/apps/:appId/conversations' ? `${path}?filter[userId]=${ABSENT}` : path
}

const callAs = (headers: Record<string, string>, method: Method, url: string) =>
  world.call(method, url, method === 'GET' ? undefined : {}, {
    ...headers,
    // Not a cursor: whoever gets as far as the event stream is answered instead of served for ever.
    'last-event-id': 'x'
  })

const headersOf = (
  caller: (typeof CALLERS)[number],
  { appKey, integrationKey }: Pick<typeof other, 'appKey' | 'integrationKey'>
) => {
  if (caller === 'console') return consoleHeaders
  const key = { account: world.accountKey, app: appKey, integration: integrationKey }[caller]
  return { authorization: basic(key) }
}

test('every route has a row in the table, and both of its addresses', () => {
  const rows = MATRIX.flatMap(([method, route]) => [
    `${method} /v2${route}`,
    `${method} /sc/v2${route}`
  ])
  const methods = served.filter(route => !route.startsWith('HEAD'))
  expect(methods.sort()).toEqual(rows.sort())
})

describe.each(MATRIX)('%s %s', (method, route, scopes) => {
  test('lets in those it is open to and nobody else', async () => {
    const shop = await world.addApp()
    const url = address(route, shop.id)
    for (const caller of CALLERS.toReversed()) {
      const { status, body } = await callAs(headersOf(caller, shop), method, url)
      if (scopes.includes(caller)) {
        expect([200, 201, 400, 404], caller).toContain(status)
        expect(body.errors?.[0].code, caller).not.toBe('app_not_found')
      } else {
        expect({ caller, status, code: body.errors[0].code }).toEqual({
          caller,
          status: 403,
          code: 'forbidden'
        })
      }
    }
    expect((await callAs({}, method, url)).status).toBe(401)
  })
})

test.each(MATRIX.filter(([, route]) => route.includes(':appId')))(
  '%s %s treats a foreign app as one that is absent',
  async (method, route, scopes) => {
    const shop = await world.addApp()
    for (const caller of ['app', 'integration'] as const) {
      const headers = headersOf(caller, other)
      const foreign = await callAs(headers, method, address(route, shop.id))
      const absent = await callAs(headers, method, address(route, ABSENT))
      expect(foreign.status, caller).toBe(scopes.includes(caller) ? 404 : 403)
      expect(foreign.body).toEqual(absent.body)
    }
  }
)

describe('what belongs to another app', () => {
  test('looks as if it was not there', async () => {
    const [shop, bank] = [await world.addApp(), await world.addApp()]
    const user = await world.addUser(bank.path)
    const conversation = await world.addConversation(bank.path, user.id)
    const created = await world.call('POST', `${bank.path}/integrations`, { type: 'web' })
    const { id: integrationId } = created.body.integration
    const account = { authorization: basic(world.accountKey) }

    const paths = (userId: string, conversationId: string, integration: string) => [
      `/users/${userId}`,
      `/conversations?filter[userId]=${userId}`,
      `/conversations/${conversationId}`,
      `/conversations/${conversationId}/participants`,
      `/conversations/${conversationId}/messages`,
      `/integrations/${integration}`,
      `/keys/${bank.appKey.id}`
    ]
    const foreign = paths(user.id, conversation.id, integrationId)
    const absent = paths(ABSENT, ABSENT, ABSENT)
    for (const [index, path] of foreign.entries()) {
      const answer = await callAs(account, 'GET', shop.path + path)
      expect(answer.status, path).toBe(404)
      const { body } = await callAs(account, 'GET', shop.path + absent[index])
      expect(JSON.stringify(answer.body).replaceAll(user.id, ABSENT)).toBe(JSON.stringify(body))
    }
  })

  test('cannot be drawn into a conversation', async () => {
    const [shop, bank] = [await world.addApp(), await world.addApp()]
    const stranger = await world.addUser(bank.path)
    const { status, body } = await world.call('POST', `${shop.path}/conversations`, {
      type: 'personal',
      participants: [{ userExternalId: stranger.externalId }]
    })
    expect(status).toBe(404)
    expect(body.errors[0].code).toBe('user_not_found')
  })
})
