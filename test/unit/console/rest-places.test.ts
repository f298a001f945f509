// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../src/console/api/api'
import { TAGS } from '../../../src/server/http/openapi/tags'

/** File of the console that does it, over another route where one is named; or why the console does not. */
type Place = { at: string; route?: string } | { reason: string }

const COMES_ALONG = 'An integration comes with its webhooks, and their log with each.'
const LISTED = 'The list shows the same of each key.'
const SHOWN = 'The list shows the same of each.'

/** Places of operations by their ids. */
const PLACES: Record<string, Place> = {
  createApp: { at: 'view/apps/NewAppForm.tsx', route: 'POST /console/api/apps' },
  listApps: { at: 'model/session.ts', route: 'GET /console/api/me' },
  getApp: { at: 'view/apps/AppScreen.tsx' },
  updateApp: { at: 'view/apps/use-app-settings.ts' },
  listAppChanges: { at: 'view/changes/use-changes.ts' },
  listTeam: { at: 'model/team.ts' },
  deleteApp: { at: 'view/apps/DeleteAppForm.tsx', route: 'DELETE /console/api/apps/{appId}' },

  createAppKey: { at: 'view/keys/NewKeyForm.tsx' },
  listAppKeys: { at: 'view/keys/use-keys.ts' },
  getAppKey: { reason: LISTED },
  deleteAppKey: { at: 'view/keys/DeleteKey.tsx' },
  createIntegrationKey: { at: 'view/keys/NewKeyForm.tsx' },
  listIntegrationKeys: { at: 'view/keys/use-keys.ts' },
  getIntegrationKey: { reason: LISTED },
  deleteIntegrationKey: { at: 'view/keys/DeleteKey.tsx' },

  createIntegration: { at: 'view/integrations/ConnectWebForm.tsx' },
  listIntegrations: { at: 'view/integrations/IntegrationList.tsx' },
  getIntegration: { at: 'view/integrations/LoadedIntegration.tsx' },
  listPageLoads: { at: 'view/integrations/SiteList.tsx' },
  listTestRecipients: { at: 'view/channels/TestPanel.tsx' },
  sendTestMessage: { at: 'view/channels/use-test-message.ts' },
  getChannelDelivery: { at: 'view/channels/use-test-message.ts' },
  listMessageTemplates: { at: 'view/reply-window/LoadedTemplates.tsx' },
  listIntegrationChanges: { at: 'view/changes/use-changes.ts' },
  updateIntegration: { at: 'view/settings/use-settings.ts' },
  deleteIntegration: { at: 'view/integrations/DeleteForm.tsx' },

  createWebhook: { at: 'view/webhooks/WebhookWindow.tsx' },
  listWebhooks: { reason: COMES_ALONG },
  getWebhook: { reason: COMES_ALONG },
  updateWebhook: { at: 'view/webhooks/WebhookWindow.tsx' },
  deleteWebhook: { at: 'view/webhooks/DeleteWebhook.tsx' },
  listDeliveries: { at: 'view/webhooks/use-deliveries.ts' },
  listFailedDeliveries: { at: 'view/channels/FailureList.tsx' },
  getDelivery: { at: 'view/webhooks/DeliveryContent.tsx' },
  redeliver: { at: 'view/webhooks/DeliveryContent.tsx' },
  testWebhook: { at: 'view/webhooks/WebhookRow.tsx' },

  createUser: { reason: 'Visitors become users when they write; programs create others.' },
  listUsers: { reason: 'The console searches for them by any part of name, e-mail or id.' },
  getUser: { at: 'view/person/use-person.ts' },
  updateUser: { at: 'view/person/use-person-form.ts' },
  deleteUser: { at: 'view/privacy/ErasePerson.tsx' },
  blockUser: { at: 'view/BlockControl.tsx' },
  unblockUser: { at: 'view/BlockControl.tsx' },
  deleteUserPersonalInformation: { at: 'view/privacy/ErasePerson.tsx' },
  exportUser: { at: 'view/privacy/ExportPanel.tsx' },
  listPageVisits: { at: 'view/person/use-person.ts' },
  getUserConnection: { at: 'view/person/use-connected.ts' },
  createAuthCode: { reason: 'Only the back end of a site knows who a visitor is.' },

  listClients: { at: 'view/person/use-person.ts' },
  listDevices: { at: 'view/person/use-person.ts' },
  getClient: { reason: SHOWN },
  getDevice: { reason: SHOWN },
  createClient: {
    reason: 'Visitors link their channels in the messenger; programs do it for people they know.'
  },
  deleteClient: {
    reason:
      'Visitors unlink their channels; programs do it for them. Privacy erases or deletes people.'
  }
}

const OPERATIONS = TAGS.filter(({ name }) =>
  ['Apps', 'Keys', 'Integrations', 'Webhooks', 'Users', 'Clients and devices'].includes(name)
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
let sources: { file: string; text: string }[]

/** Files that call a function which calls a route. */
const callersOf = (route: string): string[] => {
  const names = calls.filter(made => matches(route, made.route)).map(({ name }) => name)
  return sources
    .filter(({ text }) => names.some(name => new RegExp(`\\.${name}\\b`).test(text)))
    .map(({ file }) => file)
}

describe('Every operation on apps, keys, integrations, webhooks, users and their clients', () => {
  beforeAll(async () => {
    calls = await listCalls()
    sources = readdirSync('src/console', { recursive: true, encoding: 'utf8' })
      .filter(file => /^(?:model|view)\b.*\.tsx?$/.test(file))
      .map(file => ({ file, text: readFileSync(`src/console/${file}`, 'utf8') }))
  })

  test('has its place in the console, or a line that says why not', () => {
    expect(OPERATIONS.map(([id]) => id).sort()).toEqual(Object.keys(PLACES).sort())
  })

  test.each(OPERATIONS)('is called by the file that is named, else by none: %s', (id, route) => {
    const place = PLACES[id]
    if (!place) throw new Error(`The table has no row for ${id}.`)
    const isDone = 'at' in place
    const callers = callersOf((isDone && place.route) || route)
    expect(callers).toEqual(isDone ? expect.arrayContaining([place.at]) : [])
  })
})
