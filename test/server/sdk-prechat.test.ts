import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { IntegrationFields } from '../../src/server/domain/records/integrations/integrations'
import { openSdkWorld, type SdkWorld, sessionBody, text } from './sdk-world'

let world: SdkWorld
let made = 0

const FIELDS = [
  { type: 'text', name: 'name', label: 'Name' },
  { type: 'email', name: 'mail', label: 'E-mail' },
  { type: 'email', name: 'other', label: 'Another' }
]
const ANSWERS = [
  { type: 'text', name: 'name', label: 'Name', text: 'Ann' },
  { type: 'email', name: 'mail', label: 'E-mail', email: 'ann@example.com' },
  { type: 'email', name: 'other', label: 'Another', email: 'other@example.com' }
]
const CLOSED = { timeZone: 'UTC', days: {}, holidays: [] }
const PICTURE = 'https://example.com/b.png'
const prechat = (rest: object = {}) => ({
  clientMessageId: 'prechat',
  greeting: 'Who are you?',
  fields: FIELDS,
  confirmation: 'Thank you.',
  answers: ANSWERS,
  avatarUrl: PICTURE,
  ...rest
})

/** Creates a session of a new visitor, for the first time or again. */
const newVisitor = async (settings: IntegrationFields = {}) => {
  const { id } = await world.addIntegration(settings)
  const sessionKey = `a prechat key of 128 random bits: ${made++}`
  return (fields: object) =>
    world.call('POST', `/apps/${world.appId}/sessions`, {
      body: sessionBody(id, { sessionKey, ...fields })
    })
}

const WITH_PICTURE = { prechatCapture: { avatarUrl: PICTURE } }

const open = async (fields: object, settings: IntegrationFields = WITH_PICTURE) =>
  (await newVisitor(settings))(fields)

/** A visitor of an integration with a session and without a conversation. */
const addVisitor = async (settings: IntegrationFields = {}) => {
  const { body } = await (await newVisitor(settings))({})
  const headers = { authorization: `Bearer ${body.sessionToken}` }
  return (method: 'GET' | 'POST', path: string, body?: object) =>
    world.call(method, `/apps/${world.appId}${path}`, { body, headers })
}

const FOUR = [
  { role: 'business', type: 'text', text: 'Who are you?', avatarUrl: PICTURE },
  { role: 'business', type: 'form', fields: FIELDS, submitted: true, answers: ANSWERS },
  { role: 'business', type: 'text', text: 'Thank you.' },
  { role: 'user', type: 'formResponse', fields: ANSWERS, displayName: 'Ann' }
]

describe('Prechat in the client API', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
  })
  afterAll(() => world.close())

  describe('A prechat', () => {
    test('starts a conversation with exactly four messages, with the session', async () => {
      const { status, body } = await open({
        conversation: { displayName: 'Shoes', prechat: prechat() }
      })
      expect(status).toBe(201)
      const [conversation] = body.conversations
      expect(conversation).toMatchObject({ displayName: 'Shoes', isDefault: true, messages: FOUR })
      expect(conversation.messages).toHaveLength(4)
      expect(conversation.messages[3].quotedMessageId).toBe(conversation.messages[1].id)
      expect(conversation.participants).toMatchObject([{ unreadCount: 0 }])
    })

    test('gets an away message only for what is written after it', async () => {
      await world.changeApp({ settings: { officeHours: CLOSED, awayMessage: 'We are closed.' } })
      onTestFinished(async () => {
        await world.changeApp({ settings: { officeHours: null, awayMessage: null } })
      })
      const call = await addVisitor(WITH_PICTURE)
      const { body } = await call('POST', '/conversations', { prechat: prechat() })
      expect(body.conversation.messages).toHaveLength(4)
      const messages = `/conversations/${body.conversation.id}/messages`
      expect((await call('POST', messages, text('after the form'))).status).toBe(201)
      const texts = (await call('GET', messages)).body.messages.map(({ text }: any) => text)
      expect(texts.slice(-2)).toEqual(['Message after the form', 'We are closed.'])
    })

    test('starts one for a signed-in visitor', async () => {
      const call = await addVisitor(WITH_PICTURE)
      const { status, body } = await call('POST', '/conversations', {
        prechat: prechat({ metadata: { a: 1 } })
      })
      expect(status).toBe(201)
      expect(body.conversation.messages).toMatchObject(
        FOUR.with(3, { ...FOUR[3]!, metadata: { a: 1 } } as never)
      )
      expect(body.conversation.messages).toHaveLength(4)
    })

    test('that is repeated creates nothing twice', async () => {
      const signIn = await newVisitor()
      const first = await signIn({ conversation: { prechat: prechat() } })
      const second = await signIn({ conversation: { prechat: prechat() } })
      expect(second.body.conversations).toEqual(first.body.conversations)

      const call = await addVisitor()
      const made = await call('POST', '/conversations', { prechat: prechat() })
      const again = await call('POST', '/conversations', { prechat: prechat() })
      expect(again).toMatchObject({ status: 201, body: made.body })
      expect((await call('GET', '/conversations')).body.conversations).toHaveLength(1)
    })

    test('marks each message as sent by the messenger', async () => {
      const { body } = await open({ conversation: { prechat: prechat({ displayName: 'Bea' }) } })
      const [, ...emitted] = await world.appEventsOf(body.conversations[0].id)
      expect(emitted.map(({ payload }: any) => payload.message)).toMatchObject(
        FOUR.map(() => ({ source: { type: 'web', integrationId: expect.any(String) } }))
      )
      expect(emitted[0].payload.message.author).toEqual({
        type: 'business',
        avatarUrl: PICTURE,
        subtypes: ['page']
      })
    })

    test('of the page is short, and marked in events as worded by the page', async () => {
      const { body } = await open({ conversation: { prechat: prechat() } })
      const [, ...emitted] = await world.appEventsOf(body.conversations[0].id)
      expect(emitted.map(({ payload }: any) => payload.message.author.subtypes)).toEqual([
        ['page'],
        ['page'],
        ['page'],
        undefined
      ])
      const refused = await open({
        conversation: { prechat: prechat({ greeting: 'x'.repeat(513) }) }
      })
      expect(refused).toMatchObject({ status: 400, body: { error: { code: 'message-too-long' } } })
      expect(refused.body.error.message).toContain('512 characters at most, got 513')
    })

    test.each([
      'We <love bikes> and <you>',
      '<<b>img src=x onerror=alert(1)>',
      '<scr<b>ipt>',
      '1 < 2\nand **3** > 2'
    ])('has words of the page as plain text: %j', async words => {
      const fields = [
        { type: 'text', name: 'name', label: words, placeholder: words },
        { type: 'select', name: 'one', label: 'One', options: [{ name: 'a', label: words }] }
      ]
      const answers = [
        { type: 'text', name: 'name', label: words, text: 'Ann' },
        { type: 'select', name: 'one', label: 'One', select: [{ name: 'a', label: words }] }
      ]
      const said = prechat({ greeting: words, confirmation: words, fields, answers })
      const { body } = await open({ conversation: { prechat: said } })
      const [, ...emitted] = await world.appEventsOf(body.conversations[0].id)
      const [greeting, form, confirmation] = emitted.map(({ payload }: any) => payload.message)
      const plain = { type: 'text', text: words }
      expect([greeting.content, confirmation.content]).toEqual([plain, plain])
      expect(form.content).toMatchObject({ fields, answers })
    })

    test('has words of the page without control characters', async () => {
      const dirty = (words: string) => `\u0000${words}\u001b\u0085`
      const option = { name: 'a', label: 'A' }
      const fields = [
        { type: 'text', name: 'name', label: 'Name', placeholder: 'Ann' },
        { type: 'select', name: 'one', label: 'One', options: [option] }
      ]
      const answers = [
        { type: 'text', name: 'name', label: 'Name', text: 'Ann' },
        { type: 'select', name: 'one', label: 'One', select: [option] }
      ]
      const [name, one] = fields
      const sent = [
        { ...name, label: dirty('Name'), placeholder: dirty('Ann') },
        { ...one, label: dirty('One'), options: [{ name: 'a', label: dirty('A') }] }
      ]
      const said = { greeting: dirty('Hi'), confirmation: dirty('Bye'), fields: sent, answers }
      const { body } = await open({ conversation: { prechat: prechat(said) } })
      expect(body.conversations[0].messages).toMatchObject([
        { text: 'Hi' },
        { fields },
        { text: 'Bye' },
        { fields: answers }
      ])
    })

    test('that the integration has turned on has its own labels, which a page cannot word', async () => {
      const settings = { prechatCapture: { enabled: true, fields: FIELDS as never } }
      const fields = FIELDS.map(field => ({ ...field, label: 'Your card number' }))
      const { body } = await open({ conversation: { prechat: prechat({ fields }) } }, settings)
      const [, , form] = await world.appEventsOf(body.conversations[0].id)
      expect(form.payload.message.content.fields).toMatchObject(FIELDS)
      expect(form.payload.message.author.subtypes).toBeUndefined()
    })

    test.each<[string, IntegrationFields, string | undefined]>([
      ['keeps the picture of its integration', WITH_PICTURE, PICTURE],
      ['keeps the icon of its business', { businessIconUrl: PICTURE }, PICTURE],
      [
        'drops a picture unlike the one that is set',
        { prechatCapture: { avatarUrl: `${PICTURE}?` } },
        undefined
      ],
      ['drops a picture where none is set', {}, undefined]
    ])('%s', async (_name, settings, avatarUrl) => {
      const call = await addVisitor(settings)
      const later = await call('POST', '/conversations', { prechat: prechat() })
      const first = await open({ conversation: { prechat: prechat() } }, settings)
      for (const { messages } of [later.body.conversation, first.body.conversations[0]]) {
        const business = messages.filter(({ role }: any) => role === 'business')
        expect(business.map((message: any) => message.avatarUrl)).toEqual(Array(3).fill(avatarUrl))
      }
    })

    test('emits to the business why the conversation exists, then its messages', async () => {
      const { body } = await open({ conversation: { prechat: prechat() } })
      const emitted = await world.appEventsOf(body.conversations[0].id)
      expect(emitted.map(({ type }: any) => type)).toEqual([
        'conversation:create',
        ...FOUR.map(() => 'conversation:message')
      ])
      expect(emitted[0].payload.creationReason).toBe('prechatCapture')
      expect(emitted[4].payload.message.quotedMessage.message.content.answers).toEqual(ANSWERS)
    })

    test.each<[string, object, object, object]>([
      ['name and first address', {}, {}, { givenName: 'Ann', email: 'ann@example.com' }],
      ['the name alone without linking', {}, { enableEmailLinking: false }, { givenName: 'Ann' }],
      [
        'nothing that was known already',
        { givenName: 'Eve', email: 'eve@example.com' },
        {},
        { givenName: 'Eve', email: 'eve@example.com' }
      ],
      [
        'a name of one line',
        { email: 'eve@example.com' },
        { answers: ANSWERS.with(0, { ...ANSWERS[0]!, text: 'A\u202enn\nBea' } as never) },
        { givenName: 'Ann Bea', email: 'eve@example.com' }
      ],
      [
        'no name too long for a profile',
        {},
        { answers: ANSWERS.with(0, { ...ANSWERS[0]!, text: 'x'.repeat(129) } as never) },
        { email: 'ann@example.com' }
      ]
    ])('gives the visitor %s', async (_name, user, rest, profile) => {
      const { body } = await open({ user, conversation: { prechat: prechat(rest) } })
      const { givenName, email } = body.user
      expect({ givenName, email }).toEqual(profile)
    })

    test.each<[string, object, string]>([
      ['messages too', { messages: [text('1')], prechat: prechat() }, 'invalid-request'],
      ['a long greeting', { prechat: prechat({ greeting: 'x'.repeat(4097) }) }, 'message-too-long'],
      ['no greeting', { prechat: prechat({ greeting: ' ' }) }, 'invalid-message'],
      [
        'a long confirmation',
        { prechat: prechat({ confirmation: 'x'.repeat(4097) }) },
        'message-too-long'
      ],
      ['no fields', { prechat: prechat({ fields: [] }) }, 'invalid-form'],
      [
        'a label of control characters',
        { prechat: prechat({ fields: FIELDS.with(0, { ...FIELDS[0]!, label: '\0' }) }) },
        'invalid-form'
      ],
      ['too few answers', { prechat: prechat({ answers: ANSWERS.slice(1) }) }, 'invalid-answer'],
      [
        'a wrong address',
        {
          prechat: prechat({ answers: ANSWERS.with(1, { ...ANSWERS[1]!, email: 'ann' } as never) })
        },
        'invalid-answer'
      ],
      ['a strange picture', { prechat: prechat({ avatarUrl: 'http://a.b' }) }, 'invalid-request'],
      [
        'an id too long',
        { prechat: prechat({ clientMessageId: 'x'.repeat(65) }) },
        'invalid-message'
      ]
    ])('with %s is refused, and no user is created', async (_name, conversation, code) => {
      const before = await countUsers()
      expect(await open({ conversation })).toMatchObject({ status: 400, body: { error: { code } } })
      expect(await countUsers()).toBe(before)
    })
  })

  async function countUsers() {
    return (await world.server.domain.storage.read.selectFrom('users').select('id').execute())
      .length
  }

  describe('Another conversation', () => {
    test('is refused unless the integration allows it', async () => {
      const call = await addVisitor()
      expect((await call('POST', '/conversations', {})).status).toBe(201)
      for (const body of [{}, { messages: [text('1')] }, { prechat: prechat() }]) {
        expect(await call('POST', '/conversations', body)).toMatchObject({
          status: 403,
          body: { error: { code: 'forbidden' } }
        })
      }
    })

    test('is created where the integration allows it', async () => {
      const call = await addVisitor({ canUserCreateMoreConversations: true })
      for (const clientMessageId of ['1', '2']) {
        const { status } = await call('POST', '/conversations', {
          prechat: prechat({ clientMessageId })
        })
        expect(status).toBe(201)
      }
      expect((await call('GET', '/conversations')).body.conversations).toHaveLength(2)
    })

    test('is not created when the request for the first one is repeated', async () => {
      const call = await addVisitor()
      const body = { messages: [text('1')] }
      const first = await call('POST', '/conversations', body)
      expect(await call('POST', '/conversations', body)).toMatchObject({
        status: 201,
        body: first.body
      })
    })
  })

  test('the config contains what the widget needs for prechat and channels', async () => {
    const settings = {
      integrationOrder: ['telegram'],
      prechatCapture: { enabled: true, fields: FIELDS as never },
      canUserCreateMoreConversations: true
    }
    const { id } = await world.addIntegration(settings)
    const { body } = await world.call('GET', `/integrations/${id}/config`)
    expect(body.integration.settings).toMatchObject(settings)
  })
})
