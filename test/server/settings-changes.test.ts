import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pruneSettingsChanges } from '../../src/server/domain/flows'
import { storeSettingsChange } from '../../src/server/domain/records'
import { basic, openRestWorld, type RestWorld } from './rest-world'

interface Change {
  id: string
  at: string
  by: { type: string; id: string; name: string }
  fields: { field: string; before?: unknown; after?: unknown }[]
}

const DAY_MS = 86_400_000

let world: RestWorld
let owner: Record<string, string>
let path: string
let byKey: Record<string, string>
let keyId: string

const change = async (to: string, body: object, headers = owner) => {
  const answer = await world.call('PATCH', path + to, body, headers)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const list = async (of: string, query = '') => {
  const { status, body } = await world.call('GET', `${path}${of}/changes${query}`)
  expect(status).toBe(200)
  return body as { changes: Change[]; meta: { hasMore: boolean; beforeCursor?: string } }
}
const fieldsOf = async (of: string) => (await list(of)).changes.map(({ fields }) => fields)

const addIntegration = async (fields: object) => {
  const { body } = await world.call('POST', `${path}/integrations`, fields)
  return `/integrations/${body.integration.id}`
}

beforeAll(async () => {
  world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
  owner = await world.signIn('ann@shop.example')
})
afterAll(() => world.close())
beforeEach(async () => {
  const app = await world.addApp()
  ;({ path } = app)
  byKey = { authorization: basic(app.appKey) }
  keyId = app.appKey.id
})

describe('Changes of settings', () => {
  test('of an app name who changed what, before and after, and when', async () => {
    expect(await fieldsOf('')).toEqual([])
    await change('', {
      displayName: 'Bakery',
      settings: { maskCreditCardNumbers: true, echoPostback: false },
      metadata: { token: 'not a setting' }
    })
    await change('', { iconUrl: 'https://pictures.example/a.png' }, byKey)
    const { changes } = await list('')
    expect(changes).toMatchObject([
      {
        by: { type: 'user', name: 'ann@shop.example' },
        fields: [
          { field: 'displayName', before: 'Shop', after: 'Bakery' },
          { field: 'settings.maskCreditCardNumbers', before: false, after: true }
        ]
      },
      {
        by: { type: 'key', id: keyId, name: 'Back end' },
        fields: [{ field: 'iconUrl', before: null, after: 'https://pictures.example/a.png' }]
      }
    ])
    expect(Math.abs(Date.parse(changes[0]!.at) - Date.now())).toBeLessThan(60_000)
    expect(JSON.stringify(changes)).not.toContain('not a setting')
  })

  test('of a web integration name fields inside of others, and what is not set', async () => {
    const web = await addIntegration({ type: 'web', brandColor: '123456' })
    await change(web, { brandColor: null, prechatCapture: { enabled: true } })
    await change(web, { originWhitelist: ['https://shop.example'] })
    expect(await fieldsOf(web)).toEqual([
      [
        { field: 'brandColor', before: '123456', after: null },
        { field: 'prechatCapture.enabled', before: null, after: true }
      ],
      [{ field: 'originWhitelist', before: null, after: ['https://shop.example'] }]
    ])
    expect(await fieldsOf('')).toEqual([])
  })

  test('never hold a secret, only that it was given anew', async () => {
    const line = await addIntegration({
      type: 'line',
      channelAccessToken: 'first-token',
      channelSecret: 'first-secret'
    })
    await change(line, { channelAccessToken: 'second-token' })
    expect(await fieldsOf(line)).toEqual([[{ field: 'secrets' }]])
    const rows = await world.storage.read.selectFrom('settingsChanges').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/first-|second-/)
  })

  test('are not stored for a request that changes nothing, or is refused', async () => {
    const web = await addIntegration({ type: 'web', brandColor: '123456' })
    await change(web, { brandColor: '123456' })
    await change(web, {})
    await change('', { displayName: 'Shop' })
    const refused = await world.call('PATCH', path + web, { brandColor: 'red' }, owner)
    expect(refused.status).toBe(400)
    expect([...(await fieldsOf(web)), ...(await fieldsOf(''))]).toEqual([])
  })

  test('come in pages, the newest first, each in its order', async () => {
    for (let n = 1; n <= 5; n++) await change('', { displayName: `Shop ${n}` })
    const names = ({ changes }: { changes: Change[] }) =>
      changes.map(({ fields }) => fields[0]?.after)
    const newest = await list('', '?page[size]=2')
    expect([names(newest), newest.meta.hasMore]).toEqual([['Shop 4', 'Shop 5'], true])
    const older = await list('', `?page[size]=3&page[before]=${newest.meta.beforeCursor}`)
    expect([names(older), older.meta.hasMore]).toEqual([['Shop 1', 'Shop 2', 'Shop 3'], false])
  })

  test('are kept as the newest 200, and for two years at most', async () => {
    const web = await addIntegration({ type: 'web' })
    await change('', { displayName: 'Bakery' })
    const target = { appId: path.split('/').at(-1)!, integrationId: web.split('/').at(-1)! }
    await world.domain.write(async tx => {
      for (let n = 1; n <= 201; n++) {
        await storeSettingsChange(tx, target, { type: 'key', id: keyId }, [{ field: 'secrets' }])
      }
    })
    await change(web, { displayName: 'Page 202' })
    const count = async () =>
      (await world.storage.read.selectFrom('settingsChanges').selectAll().execute()).filter(
        ({ appId }) => path.endsWith(appId)
      ).length
    expect(await count()).toBe(201)
    expect((await list(web)).changes.at(-1)?.fields[0]?.after).toBe('Page 202')
    expect(await fieldsOf('')).toHaveLength(1)

    world.moveClock(729 * DAY_MS)
    await pruneSettingsChanges(world.domain)
    expect(await count()).toBe(201)
    world.moveClock(731 * DAY_MS)
    await pruneSettingsChanges(world.domain)
    expect(await count()).toBe(0)
    world.moveClock(0)
  })

  test('stay when the one who made them is gone, and end with their integration and app', async () => {
    const web = await addIntegration({ type: 'web' })
    const leaving = await world.signIn(`leaving@${path}.example`)
    await change(web, { displayName: 'Page' }, leaving)
    await change('', { displayName: 'Bakery' }, byKey)
    await world.call('DELETE', `${path}/keys/${keyId}`)
    await world.domain.write(async ({ db }) => {
      await db.deleteFrom('consoleUsers').where('email', 'like', 'leaving%').execute()
    })
    expect((await list('')).changes[0]?.by.name).toBe('Back end')
    expect((await list(web)).changes[0]?.by.name).toMatch(/^leaving@/)

    const left = async () =>
      (await world.storage.read.selectFrom('settingsChanges').select(['appId']).execute()).filter(
        ({ appId }) => path.endsWith(appId)
      ).length
    await world.call('DELETE', path + web)
    expect(await left()).toBe(1)
    await world.call('DELETE', path)
    expect(await left()).toBe(0)
  })
})
