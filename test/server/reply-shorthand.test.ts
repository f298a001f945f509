import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'

const BUSINESS = { type: 'business' }
const NOTE = { destination: { integrationType: 'none' } }
const TYPED = 'Is it %[this one](https://shop.example/1)? %[Yes](reply:YES)'

let world: RestWorld
let app: string
let conversation: string
let userId: string

const post = (content: object, fields: object = {}) =>
  world.call('POST', `${conversation}/messages`, { author: BUSINESS, content, ...fields })
const contentOf = async (content: object, fields?: object) => {
  const { status, body } = await post(content, fields)
  expect(status).toBe(201)
  return body.messages[0].content
}
const text = (words: string) => ({ type: 'text', text: words })

describe('The text of a message over REST', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    app = (await world.addApp()).path
    userId = (await world.addUser(app)).id
    conversation = `${app}/conversations/${(await world.addConversation(app, userId)).id}`
  })
  afterAll(() => world.close())

  test('becomes buttons where the business has typed them', async () => {
    expect(await contentOf(text(TYPED))).toEqual({
      type: 'text',
      text: 'Is it ?',
      actions: [
        { type: 'link', text: 'this one', uri: 'https://shop.example/1' },
        { type: 'reply', text: 'Yes', payload: 'YES' }
      ]
    })
    expect(await contentOf(text('%[Order](postback:ORDER:7) %[Where?](location)'))).toEqual({
      type: 'text',
      text: '',
      actions: [
        { type: 'postback', text: 'Order', payload: 'ORDER:7' },
        { type: 'locationRequest', text: 'Where?' }
      ]
    })
  })

  test('becomes a picture, and keeps what is said of the message', async () => {
    const typed = text('A robin ![It sings](https://a.example/robin.png) %[Yes](reply:YES)')
    expect(await contentOf({ ...typed, blockChatInput: true })).toEqual({
      type: 'image',
      mediaUrl: 'https://a.example/robin.png',
      altText: 'It sings',
      text: 'A robin',
      actions: [{ type: 'reply', text: 'Yes', payload: 'YES' }],
      blockChatInput: true
    })
  })

  test('is read when it is scheduled', async () => {
    const { body } = await world.call('POST', `${conversation}/scheduled-messages`, {
      author: BUSINESS,
      content: text('Come %[now](reply:NOW)'),
      sendAt: new Date(world.domain.clock() + 3_600_000).toISOString()
    })
    expect(body.scheduledMessage.content).toMatchObject({
      text: 'Come',
      actions: [{ type: 'reply', text: 'now', payload: 'NOW' }]
    })
  })

  test.each([
    '100 %[sic] (all)',
    '[Shop](https://shop.example)',
    '%[Evil](javascript:alert(1))',
    '%[Far](https://shop.example/a b)',
    '%[Tab](https://shop.example/\ta)',
    '%[Yes](reply:)',
    '![](http://a.example/robin.png)',
    '  spaces  stay  \n\n\n\n as they are '
  ])('stays as it is without anything whole: %j', async words => {
    expect(await contentOf(text(words))).toEqual(text(words))
  })

  test('stays as it is in notes, of users, and with actions or formatting of its own', async () => {
    expect(await contentOf(text(TYPED), NOTE)).toEqual(text(TYPED))
    expect(await contentOf(text(TYPED), { author: { type: 'user', userId } })).toEqual(text(TYPED))
    const actions = [{ type: 'reply', text: 'No', payload: 'NO' }]
    expect(await contentOf({ ...text(TYPED), actions })).toEqual({ ...text(TYPED), actions })
    const formatted = await contentOf({ ...text(TYPED), htmlText: '<b>Hello</b>' })
    expect(formatted).toEqual({ ...text(TYPED), htmlText: '<b>Hello</b>' })
  })

  test('is refused when it is too long, whatever it has', async () => {
    const { status, body } = await post(text(`${TYPED} ${'a'.repeat(4096)}`))
    expect(status).toBe(400)
    expect(body.errors[0].title).toMatch(/^content.text must not have more than 4096/)
  })
})

const CAROUSEL = {
  type: 'carousel',
  items: [
    {
      title: 'For {{visitor.name|you}}',
      actions: [{ type: 'postback', text: 'Order', payload: '{{visitor.name}}' }]
    }
  ]
}

describe('Saved replies in the text of a message over REST', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    app = (await world.addApp()).path
    userId = (await world.addUser(app, { profile: { givenName: 'Ann', surname: 'Lee' } })).id
    conversation = `${app}/conversations/${(await world.addConversation(app, userId)).id}`
    const save = (name: string, fields: object) =>
      world.call('POST', `${app}/saved-replies`, { name, ...fields })
    await save('Hello', { text: 'Hello {{visitor.name|there}},' })
    await save('Hours (summer)', { text: 'we open at 9. %[Map](https://shop.example/map)' })
    await save('Birds', { content: CAROUSEL })
    await save('Bold', { content: { type: 'text', markdownText: '**Hello {{visitor.name}}**' } })
    await save('Nested', { text: 'See %((template:Hello))' })
    await save('Signed', { text: 'Yours, {{agent.name|the shop}}' })
  })
  afterAll(() => world.close())

  test('are put in where their names stand, in upper or lower case', async () => {
    expect(await contentOf(text('%((template:hello)) %((template:Hours (summer))) Bye!'))).toEqual({
      type: 'text',
      text: 'Hello Ann Lee, we open at 9.  Bye!',
      actions: [{ type: 'link', text: 'Map', uri: 'https://shop.example/map' }]
    })
  })

  test('are the message when one stands alone, whatever its type', async () => {
    const [item] = (await contentOf(text(' %((template:Birds)) '))).items
    expect(item).toMatchObject({
      title: 'For Ann Lee',
      // Payloads are for programs.
      actions: [{ type: 'postback', text: 'Order', payload: '{{visitor.name}}' }]
    })
    expect(await contentOf(text('%((template:Bold))'))).toMatchObject({
      text: 'Hello Ann Lee',
      htmlText: expect.stringContaining('<strong>Hello Ann Lee</strong>')
    })
  })

  test('have the name of the author, and words for names that are not known', async () => {
    const author = { ...BUSINESS, displayName: 'Bea' }
    expect(await contentOf(text('%((template:Signed))'), { author })).toEqual(text('Yours, Bea'))
    expect(await contentOf(text('%((template:Signed))'))).toEqual(text('Yours, the shop'))
    const { id } = await world.addConversation(app, (await world.addUser(app)).id)
    const { body } = await world.call('POST', `${app}/conversations/${id}/messages`, {
      author: BUSINESS,
      content: text('%((template:Birds))')
    })
    expect(body.messages[0].content.items[0].title).toBe('For you')
  })

  test('bring no formatting, button or reply that the name of a visitor has', async () => {
    const givenName = '<i>Eve</i> %[Win](https://evil.example) %((template:Birds))'
    const eve = await world.addUser(app, { profile: { givenName } })
    const { id } = await world.addConversation(app, eve.id)
    const say = async (name: string) => {
      const content = text(`%((template:${name}))`)
      const path = `${app}/conversations/${id}/messages`
      const { body } = await world.call('POST', path, { author: BUSINESS, content })
      return body.messages[0].content
    }
    const hello = await say('Hello')
    expect(hello).toEqual(text(hello.text))
    expect(hello.text).toContain('<i>Eve</i>')
    expect((await say('Bold')).htmlText).not.toContain('<i>')
  })

  test('of saved replies are not put in', async () => {
    expect(await contentOf(text('%((template:Nested))'))).toEqual(text('See %((template:Hello))'))
  })

  test('refuse a name that no saved reply has, and post nothing', async () => {
    const list = async () => (await world.call('GET', `${conversation}/messages`)).body.messages
    const before = await list()
    const refused = await post(text('Hello %((template:Byes))'))
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].title).toBe('content.text: the app has no saved reply "Byes".')
    expect(await list()).toEqual(before)
  })

  test('refuse words beside a message that is more than a text with buttons and a picture', async () => {
    for (const name of ['Birds', 'Bold']) {
      const refused = await post(text(`Look: %((template:${name}))`))
      expect(refused.status).toBe(400)
      expect(refused.body.errors[0].title).toContain(`the saved reply "${name}" must be all of`)
    }
  })

  test('are read once: a repeated call gives the first message back', async () => {
    const path = `${app}/saved-replies`
    const { body } = await world.call('POST', path, { name: 'Once', text: 'Once' })
    const headers = {
      authorization: basic(world.accountKey),
      'idempotency-key': 'once'
    }
    const send = () =>
      world.call(
        'POST',
        `${conversation}/messages`,
        { author: BUSINESS, content: text('%((template:Once))') },
        headers
      )
    const first = await send()
    await world.call('DELETE', `${path}/${body.savedReply.id}`)
    const again = await send()
    expect(again).toMatchObject({ status: 201, body: first.body })
  })

  test('are put into what is scheduled, and stay as they are in notes and of users', async () => {
    const scheduled = await world.call('POST', `${conversation}/scheduled-messages`, {
      author: BUSINESS,
      content: text('%((template:Hello))'),
      sendAt: new Date(world.domain.clock() + 3_600_000).toISOString()
    })
    expect(scheduled.body.scheduledMessage.content).toEqual(text('Hello Ann Lee,'))
    const typed = text('%((template:Hello))')
    expect(await contentOf(typed, NOTE)).toEqual(typed)
    expect(await contentOf(typed, { author: { type: 'user', userId } })).toEqual(typed)
  })
})
