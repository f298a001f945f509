import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  readWebhookRefusal,
  WEBHOOK_REFUSAL_KINDS,
  type WebhookRefusalKind
} from '../../src/console/model'
import { LANGUAGES, loadTexts } from '../../src/console/texts'
import { problemsOf } from '../../src/console/view/webhooks/refusal-text'
import { openRestWorld, type RestWorld } from './rest-world'

const WEBHOOK = { target: 'https://bot.example.com/', triggers: ['conversation:message'] }

/** Addresses that the server refuses. */
const TARGETS: [WebhookRefusalKind, string][] = [
  ['private', 'http://10.0.0.1/'],
  ['spaces', 'https://bot.example.com/a b'],
  ['url', 'ftp://bot.example.com/'],
  ['url', 'bot.example.com'],
  ['password', 'https://ann:secret@bot.example.com/']
]

let world: RestWorld
let integrations: string
let webhooks: string

const refuse = async (path: string, body: object, method: 'POST' | 'PATCH' = 'POST') => {
  const answer = await world.call(method, path, body)
  expect(answer.status).toBe(400)
  return String(answer.body.errors[0].title)
}

const make = (changes: object, displayName = 'Bot') => ({
  type: 'custom',
  displayName,
  webhooks: [{ ...WEBHOOK, ...changes }]
})

describe('What the server refuses of a webhook', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    const shop = await world.addApp()
    integrations = `${shop.path}/integrations`
    const { body } = await world.call('POST', integrations, make({}))
    webhooks = `${integrations}/${body.integration.id}/webhooks`
  })
  afterAll(() => world.close())

  test.each(TARGETS)(
    'is at its address %s in the words of the console: %s',
    async (kind, target) => {
      const [known] = (await world.call('GET', webhooks)).body.webhooks
      for (const title of [
        await refuse(integrations, make({ target })),
        await refuse(webhooks, { ...WEBHOOK, target }),
        await refuse(`${webhooks}/${known.id}`, { target }, 'PATCH')
      ]) {
        expect(readWebhookRefusal(title)).toMatchObject({
          field: 'target',
          said: { kind, values: {} }
        })
        for (const tag of LANGUAGES) {
          const { target: said, form } = problemsOf((await loadTexts(tag)).t, title)
          expect(said).not.toBe('')
          if (tag !== 'en') expect(title).not.toContain(said)
          expect(form).toBe('')
        }
      }
    }
  )

  test('is at the field that it is about, by the server’s own sentence or in the words of settings', async () => {
    const { t } = await loadTexts('en')
    const long = `https://bot.example.com/${'x'.repeat(2048)}`
    for (const title of [
      await refuse(integrations, make({ target: long })),
      await refuse(webhooks, { ...WEBHOOK, target: long })
    ]) {
      expect(problemsOf(t, title).target).toBe('Address must have at most 2,048 characters.')
    }
    for (const title of [
      await refuse(integrations, make({ triggers: ['user:moved'] })),
      await refuse(webhooks, { ...WEBHOOK, triggers: ['user:moved'] })
    ]) {
      expect(problemsOf(t, title).triggers).toMatch(/^Events must be one of conversation:create,/)
    }
    const title = await refuse(integrations, make({}, 'x'.repeat(101)))
    expect(problemsOf(t, title).name).toMatch(/^displayName /)
  })

  test('is at no field where the app has ten', async () => {
    const { body } = await world.call('GET', webhooks)
    // Another bot of the app has one.
    for (let count = body.webhooks.length + 1; count < 10; count++) {
      await world.call('POST', webhooks, WEBHOOK)
    }
    const title = await refuse(webhooks, WEBHOOK)
    expect(readWebhookRefusal(title)).toMatchObject({
      field: undefined,
      said: { kind: 'tooMany', values: { max: 10 } }
    })
    for (const tag of LANGUAGES) {
      const { form } = problemsOf((await loadTexts(tag)).t, title)
      expect(form).toMatch(/10|١٠/)
      if (tag !== 'en') expect(form).not.toBe(title)
    }
  })

  test('has a row here for each kind that the console has words for', () => {
    const rows = new Set<string>([...TARGETS.map(([kind]) => kind), 'tooMany'])
    expect(WEBHOOK_REFUSAL_KINDS.filter(kind => !rows.has(kind))).toEqual([])
  })
})
