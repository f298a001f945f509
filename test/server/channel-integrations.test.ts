import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CARRYING, CHANNELS as KNOWN } from '../../src/server/channels'
import { isOnPostgres } from '../util/test-database'
import { openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld

const SECRET = 'kept-from-everyone-8f1d'

/** Fields by type: public ones and secret ones. */
const CHANNELS: Record<string, { shown: object; secrets: object; parts: object }> = {
  telegram: {
    shown: { username: 'shop_bot' },
    secrets: { token: SECRET },
    parts: { username: 'shop_bot' }
  },
  messenger: {
    shown: { appId: '11', humanAgent: false, pageId: '12' },
    secrets: { pageAccessToken: SECRET, appSecret: SECRET },
    parts: { pageId: '12' }
  },
  instagram: {
    shown: { appId: '11', humanAgent: true, username: 'shop' },
    secrets: { pageAccessToken: SECRET, appSecret: SECRET },
    parts: { username: 'shop' }
  },
  whatsapp: {
    shown: { phoneNumberId: '13', businessAccountId: '14', phoneNumber: '+447700900100' },
    secrets: { accessToken: SECRET, appSecret: SECRET, verifyToken: SECRET },
    parts: { phoneNumber: '+447700900100' }
  },
  twilio: {
    shown: { accountSid: 'AC1', phoneNumber: '+447700900100' },
    secrets: { authToken: SECRET },
    parts: { phoneNumber: '+447700900100' }
  },
  messagebird: {
    shown: { originator: 'Shop' },
    secrets: { accessKey: SECRET, signingKey: SECRET },
    parts: {}
  },
  viber: { shown: { uri: 'shop' }, secrets: { token: SECRET }, parts: { uri: 'shop' } },
  wechat: {
    shown: { appId: 'wx1' },
    secrets: { appSecret: SECRET, token: SECRET },
    parts: {}
  },
  line: {
    shown: { lineId: '@shop' },
    secrets: { channelAccessToken: SECRET, channelSecret: SECRET },
    parts: { lineId: '@shop' }
  },
  mailgun: {
    shown: {
      fromAddress: 'hello@shop.example',
      incomingAddress: 'in@shop.example',
      domain: 'shop.example'
    },
    secrets: { apiKey: SECRET },
    parts: { fromAddress: 'hello@shop.example' }
  }
}
const TYPES = Object.keys(CHANNELS)
/** Other values of the fields that widgets get. */
const OTHERS: Record<string, string> = {
  username: 'other_bot',
  pageId: '99',
  phoneNumber: '+447700900199',
  uri: 'other',
  lineId: '@other',
  fromAddress: 'other@shop.example'
}

const bodyOf = (type: string) => ({ type, ...CHANNELS[type]!.shown, ...CHANNELS[type]!.secrets })

/** A business with all channels, and a page. */
const addBusiness = async (settings: object = {}) => {
  const { path } = await world.addApp()
  const ids: Record<string, string> = {}
  for (const type of TYPES) {
    const { body } = await world.call('POST', `${path}/integrations`, bodyOf(type))
    ids[type] = body.integration.id
  }
  const { body } = await world.call('POST', `${path}/integrations`, { type: 'web', ...settings })
  const web = body.integration.id as string
  const channels = async () => {
    const answer = await world.app.inject(`/sdk/v1/integrations/${web}/config`)
    return answer.json().channels as { id: string; type: string }[]
  }
  return { path, ids, web, channels }
}

describe('Channel integrations', () => {
  beforeAll(async () => {
    world = await openRestWorld()
  })
  afterAll(() => world.close())

  describe.each(TYPES)('An integration of type %s', type => {
    const { shown, secrets, parts } = CHANNELS[type]!

    test('shows its public fields, and never a secret', async () => {
      const { path } = await world.addApp()
      const made = await world.call('POST', `${path}/integrations`, bodyOf(type))
      expect(made.status).toBe(201)
      const { id, ...rest } = made.body.integration
      expect(rest).toEqual({
        type,
        status: 'active',
        displayName: null,
        ...shown,
        ...(CARRYING.includes(type) && {
          connection: 'pending',
          connectionSince: expect.any(String),
          connectionProblem: expect.stringContaining('ECONNREFUSED')
        })
      })
      const one = `${path}/integrations/${id}`
      const changed = await world.call('PATCH', one, { displayName: 'Ours', ...secrets })
      expect(changed.body.integration).toEqual({ id, ...rest, displayName: 'Ours' })
      expect((await world.call('GET', one)).body).toEqual(changed.body)
      const list = await world.call('GET', `${path}/integrations?filter[types]=${type}`)
      expect(list.body.integrations).toEqual([changed.body.integration])
    })

    test('has a row for each of its settings: what widgets get, and what the service needs', () => {
      const { settings, options, publicParts, secrets: secret } = KNOWN[type]!
      const names = Object.keys({ ...settings, ...options, ...publicParts, ...secret })
      expect(Object.keys({ ...shown, ...secrets }).sort()).toEqual(names.sort())
      expect(Object.keys(parts).sort()).toEqual(Object.keys(publicParts).sort())
    })

    test('changes what widgets get by each setting that is for them', async () => {
      const { path, ids, channels } = await addBusiness()
      for (const name of Object.keys(parts)) {
        const changes = { [name]: OTHERS[name] }
        await world.call('PATCH', `${path}/integrations/${ids[type]}`, changes)
        expect(await channels()).toContainEqual(expect.objectContaining({ type, ...changes }))
      }
    })

    test.skipIf(CARRYING.includes(type))(
      'keeps its other settings without effect, and the guide says that it is not connected',
      () => {
        const guide = readFileSync('src/guide/pages/moving.md', 'utf8')
        expect(guide).toMatch(/^- \*\*Other channels\.\*\* .* are not connected yet/m)
      }
    )

    test('needs each of its secrets, and does not echo an invalid one', async () => {
      const { path } = await world.addApp()
      for (const name of Object.keys(secrets)) {
        const wrong = { ...bodyOf(type), [name]: [SECRET] }
        const { status, body } = await world.call('POST', `${path}/integrations`, wrong)
        expect(status).toBe(400)
        expect(body.errors[0].title).toContain(name)
        expect(JSON.stringify(body)).not.toContain(SECRET)
      }
    })
  })

  test.each<[string, object]>([
    ['telegram', { token: '' }],
    ['telegram', { token: undefined }],
    ['telegram', { username: 'shop bot' }],
    ['twilio', { phoneNumber: '07700 900100' }],
    ['twilio', { phoneNumber: undefined }],
    ['mailgun', { fromAddress: 'shop.example' }],
    ['mailgun', { incomingAddress: 5 }]
  ])('%s refuses %j', async (type, fields) => {
    const { path } = await world.addApp()
    const body = { ...bodyOf(type), ...fields }
    const answer = await world.call('POST', `${path}/integrations`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].title).toContain(Object.keys(fields)[0])
  })

  test('null unsets optional fields only', async () => {
    const { path, ids } = await addBusiness()
    const change = (type: string, fields: object) =>
      world.call('PATCH', `${path}/integrations/${ids[type]}`, fields)
    const unset = await change('whatsapp', { phoneNumber: null })
    expect(unset.body.integration).not.toHaveProperty('phoneNumber')
    expect((await change('mailgun', { apiKey: null, incomingAddress: null })).status).toBe(200)
    expect((await change('telegram', { token: null })).status).toBe(400)
    expect((await change('twilio', { phoneNumber: null })).status).toBe(400)
  })

  test.skipIf(isOnPostgres)('a secret is stored and logged in no readable form', async () => {
    await addBusiness()
    const files = await Promise.all(
      ['pipit.sqlite', 'pipit.sqlite-wal'].map(name => readFile(`${world.folder}/${name}`))
    )
    const bytes = Buffer.concat(files)
    expect(bytes.includes('shop_bot')).toBe(true)
    expect(bytes.includes(SECRET)).toBe(false)
    expect(world.logged().join()).not.toContain(SECRET)
  })

  test('a full set of new secrets is accepted, even when the key of the old ones is lost', async () => {
    const { path, ids } = await addBusiness()
    const one = `${path}/integrations/${ids.line}`
    await world.domain.write(({ db }) =>
      db
        .updateTable('integrations')
        .set({ secretsSealed: 'sealed with a lost key' })
        .where('id', '=', ids.line!)
        .execute()
    )
    expect((await world.call('PATCH', one, { lineId: '@other' })).status).toBe(200)
    expect((await world.call('PATCH', one, { channelSecret: 'new' })).status).toBe(500)
    const { secrets } = CHANNELS.line!
    expect((await world.call('PATCH', one, secrets)).status).toBe(200)
    expect((await world.call('PATCH', one, { channelSecret: 'new' })).status).toBe(200)
  })

  describe('The config of the widget', () => {
    test('lists the public fields of all channels, in the order of their ids', async () => {
      const { ids, channels } = await addBusiness()
      const expected = TYPES.map(type => ({ id: ids[type]!, type, ...CHANNELS[type]!.parts }))
      // An id begins with the time; what was created in the same millisecond is in any order.
      expect(await channels()).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)))
    })

    test('promises no channel that the server does not carry messages through', async () => {
      const { web } = await addBusiness()
      const answer = await world.app.inject(`/sdk/v1/integrations/${web}/config`)
      expect(answer.json().capabilities).toEqual({ channels: [] })
    })

    test('lists only the channels of integrationOrder, by id or type, in that order', async () => {
      const { path, ids, web, channels } = await addBusiness()
      const order = (integrationOrder: unknown) =>
        world.call('PATCH', `${path}/integrations/${web}`, { integrationOrder })
      await order(['line', ids.telegram, 'line', '0'.repeat(24), ids.mailgun])
      expect((await channels()).map(({ type }) => type)).toEqual(['line', 'telegram', 'mailgun'])
      await order([])
      expect(await channels()).toEqual([])
      await order(null)
      expect(await channels()).toHaveLength(TYPES.length)
    })

    test('omits deleted channels, and those of other apps', async () => {
      const other = await addBusiness()
      const { path, ids, channels } = await addBusiness({ integrationOrder: ['viber', 'wechat'] })
      await world.call('DELETE', `${path}/integrations/${ids.viber}`)
      expect(await channels()).toEqual([{ id: ids.wechat, type: 'wechat' }])
      const answer = await world.call('GET', `${path}/integrations/${other.ids.viber}`)
      expect(answer.body.errors[0].code).toBe('integration_not_found')
    })
  })
})
