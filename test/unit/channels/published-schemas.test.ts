// @vitest-environment node
import { readFileSync } from 'node:fs'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { SENT } from '../../../src/guide/what-travels'
import { checkWhatsAppMessage } from '../../channels/whatsapp-checks'
import { RECEIVED_BODIES } from './received-samples'
import { type Sent, sentRequests } from './sent-samples'

const read = (name: string) => JSON.parse(readFileSync(`test/fixtures/channels/${name}`, 'utf8'))

const problemsOf = (schema: TSchema, value: unknown): string[] => {
  const compiled = Compile(schema)
  return compiled.Check(value)
    ? []
    : compiled.Errors(value).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const kinds = Object.keys(SENT) as Sent[]
const bodiesOf = (carrier: 'line' | 'telegram' | 'whatsapp', kind: Sent) =>
  sentRequests(carrier, kind, 2).map(({ url, body }) => ({ url, body: JSON.parse(body!) }))

describe('The schema of LINE', () => {
  const push: TSchema = read('line/push.json')
  const callback: TSchema = read('line/callback.json')

  test.each(kinds)('takes what we send: %s', kind => {
    for (const { body } of bodiesOf('line', kind)) expect(problemsOf(push, body)).toEqual([])
  })

  test('refuses a message with a field that there is not, and none at all', () => {
    const { body } = bodiesOf('line', 'text')[0]!
    const wrong = body.messages.map((message: object) => ({ ...message, colour: 'red' }))
    expect(problemsOf(push, { ...body, messages: wrong })).not.toEqual([])
    expect(problemsOf(push, { ...body, messages: [] })).not.toEqual([])
  })

  test.each(Object.entries(RECEIVED_BODIES.line))('has the events that we read: %s', (_, body) => {
    expect(problemsOf(callback, body)).toEqual([])
  })
})

describe('The specification of the Bot API', () => {
  const methods: Record<string, TSchema> = read('telegram/methods.json')
  const update: TSchema = read('telegram/update.json')

  test.each(kinds)('takes what we send: %s', kind => {
    for (const { url, body } of bodiesOf('telegram', kind)) {
      const method = new URL(url).pathname.split('/').at(-1)!
      expect(Object.keys(methods)).toContain(method)
      expect(problemsOf(methods[method]!, body)).toEqual([])
    }
  })

  test('refuses a message without a chat', () => {
    expect(problemsOf(methods['sendMessage']!, { text: 'Hello' })).not.toEqual([])
  })

  test.each(Object.entries(RECEIVED_BODIES.telegram))(
    'has the updates that we read: %s',
    (_, body) => {
      expect(problemsOf(update, body)).toEqual([])
    }
  )
})

describe('The examples of the Cloud API', () => {
  const examples: Record<string, Record<string, any>> = read('whatsapp/send-examples.json')
  /** Those of the kinds that we send. */
  const ours = [
    'Send Text Message',
    'Send Image Message by ID',
    'Send Image Message by URL',
    'Send Document Message by ID',
    'Send Document Message by URL',
    'Send Location Message',
    'Send List Message',
    'Send Reply Button'
  ]
  let filled = 0
  /** Puts something in the place of what the examples leave open. */
  const fill = (text: string): string =>
    text
      .replaceAll('{{Recipient-Phone-Number}}', '16505551234')
      .replace(/^<?http\(s\):\/\/([^>]*)>?$/, 'https://shop.example/$1')
      .replace(/<[A-Z\d_ -]+>/g, () => `text ${++filled}`)
  const filledIn = (name: string) =>
    JSON.parse(JSON.stringify(examples[name]), (_key, value) =>
      typeof value === 'string' ? fill(value) : value
    )

  /** Paths of all fields, without the places in lists. */
  const pathsOf = (value: unknown, path = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          pathsOf(inner, Array.isArray(value) ? path : `${path}/${key}`)
        )
      : [path]

  test.each(ours)('are taken by the server that stands for it: %s', name => {
    expect(() => checkWhatsAppMessage(filledIn(name))).not.toThrow()
  })

  test.each<[Sent, string]>([
    ['text', 'Send Text Message'],
    ['reply', 'Send Reply Button'],
    ['image', 'Send Image Message by URL'],
    ['file', 'Send Document Message by ID'],
    ['location', 'Send Location Message'],
    ['list', 'Send List Message']
  ])('have every field of what we send: %s', (kind, name) => {
    const { body } = bodiesOf('whatsapp', kind)[0]!
    // Documented since, and with the reports on messages.
    const known = [...pathsOf(examples[name]), '/biz_opaque_callback_data']
    const byLink = known.map(path => path.replace('/document/id', '/document/link'))
    expect(pathsOf(body).filter(path => !byLink.includes(path))).toEqual([])
  })
})
