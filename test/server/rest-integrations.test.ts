import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'
import { uploadIcon } from './upload-icon'

let world: RestWorld
let path: string
const DEFAULTS = {
  displayName: null,
  brandColor: '65758e',
  conversationColor: '0099ff',
  actionColor: '0099ff',
  fixedIntroPane: false,
  displayStyle: 'button',
  buttonIconUrl: null,
  buttonWidth: '58',
  buttonHeight: '58',
  businessName: null,
  businessIconUrl: null,
  backgroundImageUrl: null,
  integrationOrder: null,
  originWhitelist: null,
  prechatCapture: { enabled: false },
  canUserSeeConversationList: true,
  canUserCreateMoreConversations: false,
  customText: {},
  starters: null,
  showAnswerTime: true,
  preview: true,
  attachmentsEnabled: true
}

const SET = {
  displayName: 'Our site',
  brandColor: 'FFF',
  conversationColor: '123abc',
  actionColor: '000000',
  fixedIntroPane: true,
  displayStyle: 'tab',
  buttonIconUrl: '',
  buttonWidth: '64',
  buttonHeight: '72',
  businessName: 'Ann & Co',
  businessIconUrl: '',
  backgroundImageUrl: 'https://cdn.example.com/bg.png',
  integrationOrder: [],
  originWhitelist: ['https://www.example.com', 'http://localhost:8080'],
  prechatCapture: {
    enabled: true,
    enableEmailLinking: true,
    everyConversation: true,
    fields: [{ type: 'email', name: 'email', label: 'E-mail' }]
  },
  canUserSeeConversationList: false,
  canUserCreateMoreConversations: true,
  starters: ['Where is my order?', '¿'.repeat(80)],
  customText: { fr: { headerText: 'Du pain ?' }, 'pt-BR': { back: 'Voltar' } },
  showAnswerTime: false,
  preview: false
}

beforeAll(async () => {
  world = await openRestWorld()
  const shop = await world.addApp()
  path = `${shop.path}/integrations`
  SET.buttonIconUrl = await uploadIcon(world, shop)
  SET.businessIconUrl = await uploadIcon(world, shop)
})
afterAll(() => world.close())

describe('A web integration', () => {
  test('is created with defaults', async () => {
    const { status, body } = await world.call('POST', path, { type: 'web' })
    expect(status).toBe(201)
    const { id, ...shown } = body.integration
    expect(shown).toEqual({ type: 'web', status: 'active', ...DEFAULTS })
    expect((await world.call('GET', `${path}/${id}`)).body).toEqual(body)
  })

  test('stores all settings, and null restores the defaults', async () => {
    const { body } = await world.call('POST', path, { type: 'web', ...SET })
    const { id } = body.integration
    expect(body.integration).toMatchObject(SET)

    const one = await world.call('PATCH', `${path}/${id}`, { businessName: 'Bea' })
    expect(one.body.integration).toMatchObject({ ...SET, businessName: 'Bea' })

    const nulls = Object.fromEntries(Object.keys(SET).map(name => [name, null]))
    const { body: reset } = await world.call('PATCH', `${path}/${id}`, nulls)
    expect(reset.integration).toMatchObject(DEFAULTS)
  })

  test('tells which of its colours are those of the brand', async () => {
    const { body } = await world.call('POST', path, { type: 'web', brandColor: 'e01e5a' })
    expect(body.integration.followBrand).toEqual(['conversationColor', 'actionColor'])
    const change = async (fields: object) =>
      (await world.call('PATCH', `${path}/${body.integration.id}`, fields)).body.integration
    // As a program does that writes back what it has read.
    expect(await change({ ...body.integration, conversationColor: '0099ff' })).toMatchObject({
      conversationColor: '0099ff'
    })
    expect(await change({ actionColor: null })).toMatchObject({ followBrand: ['actionColor'] })
    expect(await change({ brandColor: '65758e' })).not.toHaveProperty('followBrand')
  })

  test('keeps omitted keys of prechatCapture, and null restores the default of each key', async () => {
    const { body } = await world.call('POST', path, { type: 'web', ...SET })
    const change = async (prechatCapture: object | null) => {
      const one = `${path}/${body.integration.id}`
      const answer = await world.call('PATCH', one, { prechatCapture })
      return answer.body.integration.prechatCapture
    }
    const avatarUrl = 'https://cdn.example.com/p.png'
    const { fields, ...flags } = SET.prechatCapture
    expect(await change({ avatarUrl })).toEqual({ ...flags, fields, avatarUrl })
    expect(await change({ fields: null, avatarUrl: null })).toEqual(flags)
    expect(await change({ enabled: null })).toEqual({ ...flags, enabled: false })
    expect(await change({})).toEqual({ ...flags, enabled: false })
    expect(await change(null)).toEqual({ enabled: false })
  })

  test('can be deleted', async () => {
    const { body } = await world.call('POST', path, { type: 'web' })
    const one = `${path}/${body.integration.id}`
    expect(await world.call('DELETE', one)).toMatchObject({ status: 200, body: {} })
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const { status, body } = await world.call(method, one, method === 'PATCH' ? {} : undefined)
      expect({ status, code: body.errors[0].code }).toEqual({
        status: 404,
        code: 'integration_not_found'
      })
    }
  })

  test('is listed by type', async () => {
    const { body } = await world.call('GET', `${path}?filter%5Btypes%5D=telegram,custom`)
    expect(body.integrations.map((item: any) => item.type)).toEqual(['custom'])
  })
})

describe('An invalid setting', () => {
  test.each<[string, unknown]>([
    ['brandColor', '#ffffff'],
    ['brandColor', 'ffff'],
    ['brandColor', 'ggg'],
    ['actionColor', 5],
    ['displayStyle', 'bubble'],
    ['buttonWidth', 58],
    ['buttonWidth', '58px'],
    ['buttonHeight', '0'],
    ['buttonIconUrl', 'http://cdn.example.com/b.png'],
    ['businessIconUrl', 'not an address'],
    ['backgroundImageUrl', 'data:image/png;base64,AA'],
    ['fixedIntroPane', 'true'],
    ['integrationOrder', 'all'],
    ['integrationOrder', ['pigeon']],
    ['starters', 'Opening hours'],
    ['starters', ['1', '2', '3', '4', '5']],
    ['starters', ['Opening hours', '']],
    ['starters', [' ']],
    ['starters', ['x'.repeat(81)]],
    ['starters', ['a\u0000b']],
    ['starters', [7]],
    ['showAnswerTime', 'no'],
    ['attachmentsEnabled', false],
    ['originWhitelist', 'https://example.com'],
    ['originWhitelist', ['https://example.com/']],
    ['originWhitelist', ['https://EXAMPLE.com']],
    ['originWhitelist', ['https://example.com:443']],
    ['originWhitelist', ['https://*.example.com']],
    ['originWhitelist', ['ftp://example.com']],
    ['originWhitelist', ['null']],
    ['prechatCapture', { enabled: 'yes' }],
    ['prechatCapture', { fields: [] }],
    ['prechatCapture', { fields: [{ type: 'email', name: 'email' }] }],
    ['prechatCapture', { everyConversation: 1 }],
    ['prechatCapture', { enabled: true, avatarUrl: 'javascript:alert(1)' }],
    ['displayName', ''],
    ['displayName', '   '],
    ['displayName', 'x'.repeat(101)]
  ])('is refused: %s as %j', async (name, value) => {
    const { status, body } = await world.call('POST', path, { type: 'web', [name]: value })
    expect({ status, code: body.errors[0].code }).toEqual({ status: 400, code: 'bad_request' })
    expect(body.errors[0].title).toContain(name)
  })

  test('is answered with the format of a colour', async () => {
    const { body } = await world.call('POST', path, { type: 'web', brandColor: '#fff' })
    expect(body.errors[0].title).toBe('brandColor must be 3 or 6 hex digits without #, got "#fff".')
  })

  test.each<[string, unknown, string]>([
    [
      'more than four',
      ['1', '2', '3', '4', '5'],
      'starters must not have more than 4 items, got ['
    ],
    ['a blank one', [' '], 'starters.0 must be a text of 1 to 80 characters'],
    [
      'a long one',
      ['Hours', 'x'.repeat(81)],
      'starters.1 must not have more than 80 characters, got "xxx'
    ]
  ])('is answered with the limits of starters: %s', async (_, starters, title) => {
    const { body } = await world.call('POST', path, { type: 'web', starters })
    expect(body.errors[0].title).toContain(title)
  })

  test('is answered for an unknown type', async () => {
    const { status, body } = await world.call('POST', path, { type: 'pigeon' })
    expect(status).toBe(400)
    expect(body.errors[0].title).toContain('type must be one of web')
  })
})
