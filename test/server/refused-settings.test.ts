import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  EXPECTATION_KINDS,
  type ExpectationKind,
  readAppRefusals,
  readChannelRefusal,
  readExpectation,
  readPersonRefusals,
  readRefusals
} from '../../src/console/model'
import { listTextKeys, placeholdersOf } from '../../src/protocol'
import { LANGUAGES, loadTexts } from '../../src/console/texts'
import { refusalText } from '../../src/console/view/forms'
import { openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'
import { iconOf } from './upload'
import { uploadIcon } from './upload-icon'

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>
let integration: string

const question = (change: object) => ({
  prechatCapture: { fields: [{ type: 'text', name: 'a', label: 'A', ...change }] }
})
const ownText = (text: string) => ({ customText: { de: { inputPlaceholder: text } } })

/** Serves something that is no picture, until the test has ended. */
const serve = async (status: number): Promise<string> => {
  const site = createServer((_, response) => void response.writeHead(status).end('no picture'))
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void site.close())
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/a.png`
}

/** Texts of more bytes than an integration may have. */
const longTexts = () => {
  const keys = listTextKeys().filter(key => placeholdersOf(key).length === 0)
  const texts = Object.fromEntries(keys.slice(0, 85).map(key => [key, 'x'.repeat(512)]))
  return { de: texts, fr: texts }
}

/** Changes that the console can send and the server refuses, with what is expected and its values. */
const WEB: [ExpectationKind, object, () => Promise<object> | object][] = [
  ['color', {}, () => ({ brandColor: 'greenish' })],
  ['pixels', {}, () => ({ buttonWidth: 'wide' })],
  ['seen', {}, () => ({ businessName: '\u200b' })],
  ['upTo', { max: 100 }, () => ({ businessName: 'x'.repeat(101) })],
  ['filled', {}, () => ({ businessName: '' })],
  ['seenUpTo', { max: 80 }, () => ({ starters: ['\u200b'] })],
  ['itemsUpTo', { max: 4 }, () => ({ starters: ['a', 'b', 'c', 'd', 'e'] })],
  ['httpsAddress', {}, () => ({ backgroundImageUrl: 'http://pictures.example/a.png' })],
  ['iconFile', { side: 200 }, () => ({ buttonIconUrl: `${PUBLIC_URL}/files/${'0'.repeat(32)}/a` })],
  [
    'iconSize',
    { side: 200, width: 199, height: 199 },
    async () => ({
      buttonIconUrl: await uploadIcon(world, shop, { name: 'icon.png', bytes: iconOf(199) })
    })
  ],
  ['iconAnswer', { side: 200, status: 404 }, async () => ({ buttonIconUrl: await serve(404) })],
  ['iconUnreached', { side: 200 }, () => ({ buttonIconUrl: 'http://127.0.0.1:1/a.png' })],
  ['icon', { side: 200 }, async () => ({ buttonIconUrl: await serve(200) })],
  ['origin', { got: 'shop' }, () => ({ originWhitelist: ['shop'] })],
  ['characters', { max: 128 }, () => question({ label: '' })],
  ['wholeNumberBetween', { min: 1, max: 4096 }, () => question({ maxSize: 'long' })],
  ['questions', { max: 20 }, () => ({ prechatCapture: { fields: [] } })],
  ['options', { max: 100 }, () => question({ type: 'select', options: [] })],
  [
    'differ',
    { got: 'a' },
    () => ({ prechatCapture: { fields: Array(2).fill({ type: 'email', name: 'a', label: 'A' }) } })
  ],
  [
    'placeholder',
    { placeholder: '{count}' },
    () => ({ customText: { de: { launcherUnread: 'x' } } })
  ],
  ['noPlaceholder', {}, () => ownText('Hello {name}')],
  [
    'otherPlaceholder',
    { placeholders: '{index}, {count}' },
    () => ({ customText: { de: { cardPosition: '{index} {count} {name}' } } })
  ],
  ['bytes', { max: 80_000, got: expect.any(Number) }, () => ({ customText: longTexts() })]
]
const APP: [ExpectationKind, object, object][] = [
  ['filled', {}, { displayName: '' }],
  ['httpsAddress', {}, { iconUrl: 'http://pictures.example/a.png' }],
  ['wholeNumber', {}, { settings: { conversationRetentionSeconds: 'soon' } }],
  ['atLeast', { min: 0 }, { settings: { conversationRetentionSeconds: -1 } }],
  ['atMost', { max: 3_155_760_000 }, { settings: { conversationRetentionSeconds: 3_155_760_001 } }]
]

const PERSON: [ExpectationKind, object, object][] = [
  ['email', { max: 128 }, { profile: { email: 'ann' } }],
  ['upTo', { max: 128 }, { profile: { surname: 'x'.repeat(129) } }],
  ['fieldName', { got: 'constructor' }, { metadata: { constructor: 'x' } }],
  ['fieldsBytes', { max: 4096, got: expect.any(Number) }, { metadata: { a: 'x'.repeat(4097) } }]
]

const ACCOUNT: [ExpectationKind, object, object][] = [
  ['noSpaces', {}, { appId: 'a b' }],
  ['filled', {}, { appSecret: '' }],
  ['upTo', { max: 2_048 }, { pageAccessToken: 'x'.repeat(2_049) }]
]

const refuse = async (path: string, fields: object): Promise<string[]> => {
  const { status, body } = await world.call('PATCH', path, fields)
  expect(status).toBe(400)
  return body.errors.map(({ title }: { title: string }) => title)
}

describe('What the server refuses of a setting', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_WEBHOOK_PRIVATE: '1' })
    shop = await world.addApp()
    const { body } = await world.call('POST', `${shop.path}/integrations`, { type: 'web' })
    integration = `${shop.path}/integrations/${body.integration.id}`
  })
  afterAll(() => world.close())

  test.each(WEB)('is %s in the words of the console', async (kind, values, write) => {
    const { refusals, others } = readRefusals(await refuse(integration, await write()))
    expect(others).toEqual([])
    expect(refusals.map(({ text }) => readExpectation(text ?? ''))).toContainEqual({ kind, values })
  })

  test.each(APP)('of the app is %s in the words of the console', async (kind, values, fields) => {
    const { refusals, others } = readAppRefusals(await refuse(shop.path, fields))
    expect(others).toEqual([])
    expect(Object.values(refusals).map(text => readExpectation(text ?? ''))).toEqual([
      { kind, values }
    ])
  })

  test.each(PERSON)(
    'of a person is %s in the words of the console',
    async (kind, values, fields) => {
      const { body } = await world.call('POST', `${shop.path}/users`, { externalId: kind })
      const titles = await refuse(`${shop.path}/users/${body.user.id}`, fields)
      const { refusals, others } = readPersonRefusals(titles)
      expect(others).toEqual([])
      expect(Object.values(refusals).map(text => readExpectation(text))).toEqual([{ kind, values }])
    }
  )

  test.each(ACCOUNT)(
    'of an account is %s in the words of the console',
    async (kind, values, fields) => {
      const { body } = await world.call('POST', `${shop.path}/integrations`, {
        type: 'messenger',
        appId: '1',
        pageAccessToken: 'a',
        appSecret: 'b'
      })
      const path = `${shop.path}/integrations/${body.integration.id}`
      const [title = ''] = await refuse(path, fields)
      const { field, text } = readChannelRefusal('messenger', title)
      expect([field]).toEqual(Object.keys(fields))
      expect(readExpectation(text)).toEqual({ kind, values })
    }
  )

  test('has a row here for each kind that the console has words for', () => {
    const rows = new Set([...WEB, ...APP, ...PERSON, ...ACCOUNT].map(([kind]): string => kind))
    expect(EXPECTATION_KINDS.filter(kind => !rows.has(kind))).toEqual([])
  })

  test.each(LANGUAGES)(
    'is said in %s with its values, and else as the server says it',
    async tag => {
      const { t } = await loadTexts(tag)
      const [title = ''] = await refuse(integration, { businessName: 'x'.repeat(101) })
      const refusal = title.replace(/^businessName /, '')
      expect(refusalText(t, refusal)).toMatch(
        tag === 'en' ? /at most 100 characters/ : /(^|\D)(100|١٠٠)\D/
      )
      if (tag !== 'en') expect(refusalText(t, refusal)).not.toContain('must')
      expect(refusalText(t, 'must be blue.')).toBe('must be blue.')
    }
  )
})
