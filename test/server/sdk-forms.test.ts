import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkAnswer, type Content, type FormField } from '../../src/protocol'
import cases from '../fixtures/email/cases.json'
import { openSdkWorld, type SdkWorld, text, type Visitor } from './sdk-world'

const FIELDS: FormField[] = [
  { type: 'text', name: 'name', label: 'Name' },
  { type: 'email', name: 'email', label: 'E-mail' },
  {
    type: 'select',
    name: 'size',
    label: 'Size',
    options: [
      { name: 's', label: 'Small' },
      { name: 'm', label: 'Medium' }
    ]
  }
]
const ANSWERS: object[] = [
  { type: 'text', name: 'name', text: 'Ann' },
  { type: 'email', name: 'email', email: 'ann@example.com' },
  { type: 'select', name: 'size', select: [{ name: 'm' }] }
]
/** Answers as they are stored. */
const LABELLED = [
  { ...ANSWERS[0], label: 'Name' },
  { ...ANSWERS[1], label: 'E-mail' },
  { ...ANSWERS[2], label: 'Size', select: [{ name: 'm', label: 'Medium' }] }
]

let world: SdkWorld
let visitor: Visitor
let path: string
let formId: string

const ask = async (conversationId: string) =>
  (await world.say(conversationId, { type: 'form', fields: FIELDS, submitted: false })).row.id

const respond = (clientMessageId: string, rest: object = {}) =>
  visitor.call('POST', path, {
    clientMessageId,
    message: { type: 'formResponse', quotedMessageId: formId, fields: ANSWERS, ...rest }
  })
const history = async () => (await visitor.call('GET', path)).body.messages

describe('Forms in the client API', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
  })
  afterAll(() => world.close())

  beforeEach(async () => {
    visitor = await world.addVisitor()
    path = `/conversations/${visitor.conversationId}/messages`
    formId = await ask(visitor.conversationId)
  })

  describe('Answers to a form', () => {
    test('are stored with the labels of the form, and close it', async () => {
      const { status, body } = await respond('r', { metadata: { a: 1 } })
      expect(status).toBe(201)
      expect(body.message).toMatchObject({
        role: 'user',
        type: 'formResponse',
        fields: LABELLED,
        quotedMessageId: formId,
        text: 'Name: Ann\nE-mail: ann@example.com\nSize: Medium',
        metadata: { a: 1 },
        clientMessageId: 'r'
      })
      const [form, response] = (await history()).slice(-2)
      expect(form).toMatchObject({ id: formId, type: 'form', submitted: true, answers: LABELLED })
      expect(response).toEqual(body.message)
    })

    test('emit an event of the changed form to the visitor', async () => {
      await respond('r')
      const { body } = await visitor.call('GET', '/events?after=0')
      const updates = body.events.filter(({ event }: any) => event.type === 'message:updated')
      expect(updates).toMatchObject([
        {
          event: {
            conversation: { id: visitor.conversationId },
            message: { id: formId, submitted: true, answers: LABELLED }
          }
        }
      ])
    })

    test('emit an event with the form to the business', async () => {
      await respond('r')
      const { payload } = (await world.appEventsOf(visitor.conversationId)).at(-1)
      expect(payload.message).toMatchObject({
        content: { type: 'formResponse', fields: LABELLED, textFallback: expect.any(String) },
        quotedMessage: { type: 'message', message: { id: formId, content: { submitted: true } } }
      })
      expect(payload.message.content).not.toHaveProperty('quotedMessageId')
    })

    test('that are sent again return the first message', async () => {
      const first = await respond('r')
      expect(await respond('r')).toMatchObject({ status: 200, body: first.body })
      expect(await history()).toHaveLength(3)
    })

    test('are accepted once, even when two are sent at the same time', async () => {
      const answers = await Promise.all([respond('one'), respond('two')])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(await respond('three')).toMatchObject({
        status: 409,
        body: { error: { code: 'form-submitted' } }
      })
      expect(await history()).toHaveLength(3)
    })

    test.each<[string, object, number, string]>([
      ['to no form', { quotedMessageId: undefined }, 400, 'invalid-message'],
      ['to a message that is not there', { quotedMessageId: '0'.repeat(24) }, 404, 'not-found'],
      ['that are no array', { fields: {} }, 400, 'invalid-message'],
      ['that are too few', { fields: ANSWERS.slice(1) }, 400, 'invalid-answer'],
      [
        'with an incomplete address',
        { fields: ANSWERS.with(1, { ...ANSWERS[1]!, email: 'ann@' }) },
        400,
        'invalid-answer'
      ],
      [
        'with a strange option',
        { fields: ANSWERS.with(2, { ...ANSWERS[2]!, select: [{ name: 'x' }] }) },
        400,
        'invalid-answer'
      ]
    ])('%s are refused, and the form stays open', async (_name, rest, status, code) => {
      expect(await respond('r', rest)).toMatchObject({ status, body: { error: { code } } })
      expect((await history()).at(-1)).toMatchObject({ type: 'form', submitted: false })
      expect((await respond('r')).status).toBe(201)
    })

    test('to another type of message, or one in another conversation, are refused', async () => {
      const words = (await world.answer(visitor.conversationId, 'Hello')).row.id
      const other = await ask((await world.addVisitor()).conversationId)
      for (const quotedMessageId of [words, other]) {
        expect((await respond('r', { quotedMessageId })).status).toBe(404)
      }
    })
  })

  test.each(cases.map(({ address }) => address))(
    'the address %j has the same verdict as in the widget',
    async email => {
      const field: FormField = { type: 'email', name: 'e', label: 'E-mail' }
      const form: Content = { type: 'form', fields: [field], submitted: false }
      const { row } = await world.say(visitor.conversationId, form)
      const fields = [{ type: 'email', name: 'e', email }]
      const { status } = await respond('r', { quotedMessageId: row.id, fields })
      expect(status).toBe(checkAnswer(field, email) ? 400 : 201)
    }
  )

  describe('A location', () => {
    test('is stored with its coordinates only', async () => {
      const message = { type: 'location', coordinates: { lat: 52.5, long: 13.4 }, text: 'x' }
      const { status, body } = await visitor.call('POST', path, { clientMessageId: 'l', message })
      expect(status).toBe(201)
      expect(body.message).toMatchObject({
        type: 'location',
        coordinates: { lat: 52.5, long: 13.4 }
      })
      expect(body.message).not.toHaveProperty('text')
    })

    test.each<[object | null, string]>([
      [{ lat: 90.1, long: 0 }, 'coordinates.lat from -90 to 90, got 90.1.'],
      [{ lat: 0, long: -181 }, 'coordinates.long from -180 to 180, got -181.'],
      [{ lat: '1', long: 1 }, 'coordinates.lat from -90 to 90, got "1".'],
      [{}, 'coordinates.lat from -90 to 90, got undefined.'],
      [null, 'coordinates.lat from -90 to 90, got undefined.']
    ])('at %j is refused, with what came', async (coordinates, needed) => {
      const message = { type: 'location', coordinates }
      expect(await visitor.call('POST', path, { clientMessageId: 'l', message })).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-message', message: `A message needs ${needed}` } }
      })
    })
  })

  describe('A postback', () => {
    const ID = 'abcdef0123456789abcdef01'
    const action = { id: ID, type: 'postback', text: 'Buy', payload: 'BUY' } as const
    const link = { id: ID.replace('a', 'b'), type: 'link', text: 'x', uri: 'https://a.b' } as const
    const press = (actionId: string, metadata?: object) =>
      visitor.call('POST', `/conversations/${visitor.conversationId}/postbacks`, {
        actionId,
        metadata
      })

    test.each<[string, Parameters<SdkWorld['say']>[1]]>([
      ['a message', { type: 'text', text: 'Buy?', actions: [link, action] }],
      ['an item', { type: 'carousel', items: [{ title: 'Bird', actions: [action] }] }],
      ['a list', { type: 'list', items: [{ title: 'Bird', actions: [link] }], actions: [action] }]
    ])('of %s is emitted to the business with its action and user', async (_name, content) => {
      await world.say(visitor.conversationId, content)
      expect(await press(ID)).toMatchObject({ status: 200, body: {} })
      const { type, payload } = (await world.appEventsOf(visitor.conversationId)).at(-1)
      expect(type).toBe('conversation:postback')
      expect(payload).toEqual({
        conversation: { id: visitor.conversationId, type: 'personal' },
        postback: { payload: 'BUY' },
        user: { id: visitor.userId, externalId: null, authenticated: false },
        source: { type: 'web', integrationId: expect.any(String) }
      })
      expect((await history()).at(-1)).not.toMatchObject({ role: 'user' })
    })

    test('merges its metadata with that of the action', async () => {
      const actions = [{ ...action, metadata: { a: 1, b: 1 } }]
      await world.say(visitor.conversationId, { type: 'text', text: 'Buy?', actions })
      await press(ID, { b: 2 })
      const { payload } = (await world.appEventsOf(visitor.conversationId)).at(-1)
      expect(payload.postback).toEqual({ payload: 'BUY', metadata: { a: 1, b: 2 } })
    })

    test('is shown as a message where the app sets that', async () => {
      await world.say(visitor.conversationId, { type: 'text', text: 'Buy?', actions: [action] })
      await world.changeApp({ settings: { echoPostback: true } })
      await press(ID)
      await world.changeApp({ settings: { echoPostback: false } })
      expect((await history()).at(-1)).toMatchObject({ role: 'user', text: 'Buy', payload: 'BUY' })
    })

    test.each<[string, string, object | undefined, number]>([
      ['of an action that is not there', '0'.repeat(24), undefined, 404],
      ['of an invalid id', 'x', undefined, 400],
      ['of an action that is not a postback', link.id, undefined, 404],
      ['with metadata in depth', ID, { a: {} }, 400]
    ])('%s is refused', async (_name, actionId, metadata, status) => {
      await world.say(visitor.conversationId, {
        type: 'text',
        text: 'Buy?',
        actions: [action, link]
      })
      expect((await press(actionId, metadata)).status).toBe(status)
    })

    test('of a deleted message is refused', async () => {
      const { row } = await world.say(visitor.conversationId, {
        type: 'text',
        text: '?',
        actions: [action]
      })
      await world.unsay(visitor.conversationId, row.id)
      expect((await press(ID)).status).toBe(404)
    })

    test('of an action in another conversation is refused', async () => {
      const other = await world.addVisitor([text('hello')])
      await world.say(other.conversationId, { type: 'text', text: 'Buy?', actions: [action] })
      expect(await press(ID)).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
    })
  })
})
