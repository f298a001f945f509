import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
beforeAll(async () => {
  world = await openRestWorld()
})
afterAll(() => world.close())

const SECRET = 'kept-from-everyone-8f1d'

/** By type: what is shown again, and what is not. */
const CHANNELS: Record<string, { shown: object; secrets: object; parts: object }> = {
  telegram: {
    shown: { username: 'shop_bot' },
    secrets: { token: SECRET },
    parts: { username: 'shop_bot' }
  },
  messenger: {
    shown: { appId: '11', pageId: '12' },
    secrets: { pageAccessToken: SECRET, appSecret: SECRET },
    parts: { pageId: '12' }
  },
  whatsapp: {
    shown: { phoneNumberId: '13', phoneNumber: '+447700900100' },
    secrets: { accessToken: SECRET },
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
    shown: { fromAddress: 'hello@shop.example', domain: 'shop.example' },
    secrets: { apiKey: SECRET },
    parts: { fromAddress: 'hello@shop.example' }
  }
}
const TYPES = Object.keys(CHANNELS)

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

describe.each(TYPES)('an integration of type %s', type => {
  const { shown, secrets } = CHANNELS[type]!

  test('shows what was said of it, and no secret, ever', async () => {
    const { path } = await world.addApp()
    const made = await world.call('POST', `${path}/integrations`, bodyOf(type))
    expect(made.status).toBe(201)
    const { id, ...rest } = made.body.integration
    expect(rest).toEqual({ type, status: 'active', displayName: null, ...shown })
    const one = `${path}/integrations/${id}`
    const changed = await world.call('PATCH', one, { displayName: 'Ours', ...secrets })
    expect(changed.body.integration).toEqual({ id, ...rest, displayName: 'Ours' })
    expect((await world.call('GET', one)).body).toEqual(changed.body)
    const list = await world.call('GET', `${path}/integrations?filter[types]=${type}`)
    expect(list.body.integrations).toEqual([changed.body.integration])
  })

  test('needs each of its secrets, without showing what came instead', async () => {
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

test('null unsets what may be left out, and nothing else', async () => {
  const { path, ids } = await addBusiness()
  const change = (type: string, fields: object) =>
    world.call('PATCH', `${path}/integrations/${ids[type]}`, fields)
  const unset = await change('whatsapp', { phoneNumber: null })
  expect(unset.body.integration).not.toHaveProperty('phoneNumber')
  expect((await change('mailgun', { apiKey: null, incomingAddress: null })).status).toBe(200)
  expect((await change('telegram', { token: null })).status).toBe(400)
  expect((await change('twilio', { phoneNumber: null })).status).toBe(400)
})

test('a secret lies nowhere as it is, neither in the database nor in the log', async () => {
  await addBusiness()
  const files = await Promise.all(
    ['pipit.sqlite', 'pipit.sqlite-wal'].map(name => readFile(`${world.folder}/${name}`))
  )
  const bytes = Buffer.concat(files)
  expect(bytes.includes('shop_bot')).toBe(true)
  expect(bytes.includes(SECRET)).toBe(false)
  expect(world.logged().join()).not.toContain(SECRET)
})

test('secrets that come all anew are kept, even when the key of the former ones is lost', async () => {
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

describe("the widget's config", () => {
  test('names the public parts of all channels, in the order they were made', async () => {
    const { ids, channels } = await addBusiness()
    expect(await channels()).toEqual(
      TYPES.map(type => ({ id: ids[type], type, ...CHANNELS[type]!.parts }))
    )
  })

  test('has them in integrationOrder, by id or type, and no others', async () => {
    const { path, ids, web, channels } = await addBusiness()
    const order = (integrationOrder: unknown) =>
      world.call('PATCH', `${path}/integrations/${web}`, { integrationOrder })
    await order(['line', ids.telegram, 'line', 'gone', ids.mailgun])
    expect((await channels()).map(({ type }) => type)).toEqual(['line', 'telegram', 'mailgun'])
    await order([])
    expect(await channels()).toEqual([])
    await order(null)
    expect(await channels()).toHaveLength(TYPES.length)
  })

  test('names no channel that is gone, or of another app', async () => {
    const other = await addBusiness()
    const { path, ids, channels } = await addBusiness({ integrationOrder: ['viber', 'wechat'] })
    await world.call('DELETE', `${path}/integrations/${ids.viber}`)
    expect(await channels()).toEqual([{ id: ids.wechat, type: 'wechat' }])
    const answer = await world.call('GET', `${path}/integrations/${other.ids.viber}`)
    expect(answer.body.errors[0].code).toBe('integration_not_found')
  })
})
