// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../src/console/api/api'
import type { Screen } from '../../../src/console/model'
import { TAGS } from '../../../src/server/http/openapi/tags'

/** Screen on which people do it, over another route where one is named; or why the console does not. */
type Place = { screen: Screen; route?: string } | { reason: string }

const COMES_ALONG = 'An integration comes with its webhooks, and their log with each.'
const LISTED = 'The list shows the same of each key.'

/** Places of operations by their ids. */
const PLACES: Record<string, Place> = {
  createApp: { screen: 'app', route: 'POST /console/api/apps' },
  listApps: { screen: 'inbox', route: 'GET /console/api/me' },
  getApp: { screen: 'app' },
  updateApp: { screen: 'app' },
  listAppChanges: { screen: 'changes' },
  listTeam: { screen: 'inbox' },
  deleteApp: { screen: 'app', route: 'DELETE /console/api/apps/{appId}' },

  createAppKey: { screen: 'keys' },
  listAppKeys: { screen: 'keys' },
  getAppKey: { reason: LISTED },
  deleteAppKey: { screen: 'keys' },
  createIntegrationKey: { screen: 'keys' },
  listIntegrationKeys: { screen: 'keys' },
  getIntegrationKey: { reason: LISTED },
  deleteIntegrationKey: { screen: 'keys' },

  createIntegration: { screen: 'connect-web' },
  listIntegrations: { screen: 'integrations' },
  getIntegration: { screen: 'integrations' },
  listPageLoads: { screen: 'integrations' },
  listTestRecipients: { screen: 'integrations' },
  sendTestMessage: { screen: 'integrations' },
  getChannelDelivery: { screen: 'integrations' },
  listMessageTemplates: { screen: 'inbox' },
  listIntegrationChanges: { screen: 'changes' },
  updateIntegration: { screen: 'settings' },
  deleteIntegration: { screen: 'integrations' },

  createWebhook: { screen: 'integrations' },
  listWebhooks: { reason: COMES_ALONG },
  getWebhook: { reason: COMES_ALONG },
  updateWebhook: { screen: 'integrations' },
  deleteWebhook: { screen: 'integrations' },
  listDeliveries: { screen: 'integrations' },
  listFailedDeliveries: { screen: 'integrations' },
  getDelivery: { screen: 'integrations' },
  redeliver: { screen: 'integrations' },
  testWebhook: { screen: 'integrations' },

  createUser: { reason: 'Visitors become users when they write; programs create others.' },
  listUsers: { reason: 'The console searches for them by any part of name, e-mail or id.' },
  getUser: { screen: 'inbox' },
  updateUser: { screen: 'inbox' },
  deleteUser: { screen: 'privacy' },
  blockUser: { screen: 'inbox' },
  unblockUser: { screen: 'inbox' },
  deleteUserPersonalInformation: { screen: 'privacy' },
  exportUser: { screen: 'privacy' },
  listPageVisits: { screen: 'inbox' },
  getUserConnection: { screen: 'inbox' },
  createAuthCode: { reason: 'Only the back end of a site knows who a visitor is.' }
}

const OPERATIONS = TAGS.filter(({ name }) =>
  ['Apps', 'Keys', 'Integrations', 'Webhooks', 'Users'].includes(name)
).flatMap(({ operations }) =>
  Object.entries(operations).map(([route, { id }]) => [id, route] as const)
)

const ID = '0123456789abcdef01234567'
/** Arguments with which each call is tried: some depend on what is left out. */
const ARGUMENTS = [[], [ID], [ID, ID, ID, ID]]

type Calls = Record<string, unknown>

/** Lists the calls that the console can make, with the names of their functions. */
const listCalls = async () => {
  const made: { name: string; route: string }[] = []
  let name = ''
  const note = async ({ method = 'GET', path }: { method?: string; path: string }) => {
    made.push({ name, route: `${method} ${path.split('?')[0]}` })
    return { json: async () => ({}), text: async () => '' } as Response
  }
  const api = createApi(note, call => note({ ...call, method: 'POST' }))
  for (const calls of [api, api.app(ID, ID, () => {})] as Calls[]) {
    for (const [key, call] of Object.entries(calls)) {
      if (typeof call !== 'function' || key === 'app') continue
      name = key
      for (const given of ARGUMENTS) {
        // The answers are empty, which most calls do not expect.
        await Promise.resolve()
          .then(() => call(...given))
          .catch(() => {})
      }
    }
  }
  return made
}

const matches = (route: string, made: string): boolean =>
  new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(made)

let calls: Awaited<ReturnType<typeof listCalls>>
let sources: string

/** Names of the functions that call a route and that a screen uses. */
const usedFor = (route: string): string[] =>
  calls
    .filter(made => matches(route, made.route))
    .map(({ name }) => name)
    .filter(name => new RegExp(`\\.${name}\\b`).test(sources))

describe('Every operation on apps, keys, integrations, webhooks and users', () => {
  beforeAll(async () => {
    calls = await listCalls()
    sources = readdirSync('src/console', { recursive: true, encoding: 'utf8' })
      .filter(file => /^(?:model|view)\b.*\.tsx?$/.test(file))
      .map(file => readFileSync(`src/console/${file}`, 'utf8'))
      .join('\n')
  })

  test('has its place in the console, or a line that says why not', () => {
    expect(OPERATIONS.map(([id]) => id).sort()).toEqual(Object.keys(PLACES).sort())
  })

  test.each(OPERATIONS)('is called by a screen, if one is named, else by none: %s', (id, route) => {
    const place = PLACES[id]
    if (!place) throw new Error(`The table has no row for ${id}.`)
    const asked = 'screen' in place && place.route ? place.route : route
    const isUsed = usedFor(asked).length > 0
    expect({ id, isUsed }).toEqual({ id, isUsed: 'screen' in place })
  })
})
