import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SAVED_REPLIES_MAX, TEXT_MAX_CHARS } from '../../src/protocol'
import {
  createSavedReply,
  deleteApp,
  findFile,
  insertBusinessFile
} from '../../src/server/domain/records'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'

let world: RestWorld
let appId: string
let path: string

const save = (fields: object) => world.call('POST', path, fields)
const saved = async (fields: object) => (await save(fields)).body.savedReply
const list = async (query = '') => (await world.call('GET', path + query)).body
const titleOf = ({ body }: { body: any }) => body.errors[0].title

describe('Saved replies', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    const app = await world.addApp()
    appId = app.id
    path = `${app.path}/saved-replies`
  })

  test('are saved, read, changed field by field, listed in pages and deleted', async () => {
    expect(await list()).toMatchObject({ savedReplies: [], meta: { hasMore: false } })
    const hours = await saved({ name: ' Opening hours ', text: 'From 9 to 5.' })
    const thanks = await saved({ name: 'Thanks', text: 'Thank you,\n{{visitor.name}}!' })
    const text = 'From 9 to 5.'
    expect(hours).toEqual({
      id: hours.id,
      name: 'Opening hours',
      text,
      content: { type: 'text', text }
    })
    const at = `${path}/${hours.id}`
    expect((await world.call('PATCH', at, { text: 'From 8 to 4.' })).body.savedReply).toEqual({
      ...hours,
      text: 'From 8 to 4.',
      content: { type: 'text', text: 'From 8 to 4.' }
    })
    expect((await world.call('PATCH', at, { name: 'Hours' })).body.savedReply).toMatchObject({
      name: 'Hours',
      text: 'From 8 to 4.'
    })
    expect((await world.call('PATCH', at, {})).body.savedReply).toMatchObject({ name: 'Hours' })
    expect((await world.call('GET', at)).body.savedReply).toMatchObject({ name: 'Hours' })
    const first = await list('?page[size]=1')
    expect(first).toMatchObject({ savedReplies: [{ id: hours.id }], meta: { hasMore: true } })
    const rest = await list(`?page[after]=${first.meta.afterCursor}`)
    expect(rest).toMatchObject({ savedReplies: [{ id: thanks.id }], meta: { hasMore: false } })

    expect(await world.call('DELETE', at)).toMatchObject({ status: 200, body: {} })
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await world.call(method, at)).status).toBe(404)
    }
    expect((await world.call('PATCH', at, { text: 'Back' })).status).toBe(404)
    expect((await list()).savedReplies).toEqual([thanks])
  })

  test('hold a message of any type that the business can send, and take another one', async () => {
    const fields = [{ type: 'text', name: 'size', label: 'Your size' }]
    const contents: { type: string; text?: string; [field: string]: unknown }[] = [
      {
        type: 'text',
        text: 'Is that right, {{visitor.name}}?',
        actions: [{ type: 'reply', text: 'Yes', payload: 'YES' }]
      },
      { type: 'image', mediaUrl: 'https://a.example/robin.png', altText: 'A robin' },
      { type: 'location', coordinates: { lat: 1, long: 2 } },
      {
        type: 'carousel',
        items: [
          { title: 'Robin', actions: [{ type: 'postback', text: 'Order', payload: 'ROBIN' }] }
        ]
      },
      { type: 'form', fields, submitted: false }
    ]
    const { id } = await saved({ name: 'Any', text: 'Before' })
    const at = `${path}/${id}`
    for (const content of contents) {
      const changed = (await world.call('PATCH', at, { content })).body.savedReply
      expect(changed).toEqual({ id, name: 'Any', text: content.text ?? '', content })
      expect((await world.call('GET', at)).body.savedReply).toEqual(changed)
      expect((await world.call('PATCH', at, { name: 'Any' })).body.savedReply).toEqual(changed)
    }
    const text = 'After'
    const content = { type: 'text', text }
    expect((await world.call('PATCH', at, { text })).body.savedReply).toMatchObject({
      text,
      content
    })
    const html = await saved({ name: 'Bold', content: { type: 'text', markdownText: '**Hi** ' } })
    expect(html).toMatchObject({
      text: 'Hi',
      content: {
        type: 'text',
        text: 'Hi',
        htmlText: expect.stringContaining('<strong>Hi</strong>')
      }
    })
  })

  test.each([
    ['{{visitor.name}} and {{agent.name}}'],
    ['{{ visitor.name }}, {{visitor.name|there}} and {{agent.name| }}'],
    ['{ this } is {none}, and so is }}']
  ])('can have the text %s', async text => {
    expect(await saved({ name: 'Text', text })).toMatchObject({ text })
  })

  test.each([
    ['{{visitor.age}} years', '{{visitor.age}}'],
    ['Hello {{name}}', '{{name}}'],
    ['{{visitor.name', '{{visitor.name'],
    ['{{visitor.name}', '{{visitor.name}'],
    ['{{visitor name}}', '{{visitor name}}'],
    ['{{}}', '{{}}'],
    ['{{ {{visitor.name}}', '{{']
  ])('refuse the text %s', async (text, wrong) => {
    const { id } = await saved({ name: 'Fine', text: 'Fine' })
    const answers = [
      await save({ name: 'Wrong', text }),
      await world.call('PATCH', `${path}/${id}`, { text })
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect(titleOf(answer)).toBe(
        `text: ${wrong} is no placeholder. There are {{visitor.name}} and {{agent.name}}, with words for an unknown name behind a bar: {{visitor.name|there}}.`
      )
    }
    expect((await list()).savedReplies).toEqual([
      { id, name: 'Fine', text: 'Fine', content: { type: 'text', text: 'Fine' } }
    ])
  })

  test.each([
    ['no name', { text: 'Hello' }, /^The body must have required properties name/],
    ['a blank name', { name: ' ', text: 'Hello' }, /^name must be/],
    ['a long name', { name: 'n'.repeat(101), text: 'Hello' }, /^name must not have more than 100/],
    ['no message', { name: 'Hello' }, /^Give text or content, one of the two, got neither/],
    [
      'a text and a message',
      { name: 'Hello', text: 'Hello', content: { type: 'text', text: 'Hello' } },
      /^Give text or content, one of the two, got both/
    ],
    [
      'a message that is none',
      { name: 'Hello', content: { type: 'carousel', items: [] } },
      /^content.items must/
    ],
    [
      'a message with a wrong placeholder',
      {
        name: 'Hello',
        content: {
          type: 'list',
          items: [
            { title: 'A', actions: [{ type: 'postback', text: '{{visitor}}', payload: 'A' }] }
          ]
        }
      },
      /^content: {{visitor}} is no placeholder/
    ],
    ['a blank text', { name: 'Hello', text: ' \n' }, /^text must be/],
    [
      'a long text',
      { name: 'Hello', text: 't'.repeat(TEXT_MAX_CHARS + 1) },
      /^text must not have more than 4096/
    ]
  ])('refuse %s', async (_, fields, message) => {
    const answer = await save(fields)
    expect(answer.status).toBe(400)
    expect(titleOf(answer)).toMatch(message)
  })

  test('take the longest text, and the longest name', async () => {
    const fields = { name: 'n'.repeat(100), text: 't'.repeat(TEXT_MAX_CHARS) }
    expect(await saved(fields)).toMatchObject(fields)
  })

  test('of an app have names that differ by more than case', async () => {
    const { id } = await saved({ name: 'Über uns', text: 'One' })
    await saved({ name: 'Other', text: 'Two' })
    const again = await save({ name: 'ÜBER UNS ', text: 'Three' })
    expect(again.status).toBe(409)
    expect(titleOf(again)).toBe('There is a saved reply "ÜBER UNS" already.')
    const renamed = await world.call('PATCH', `${path}/${id}`, { name: 'other' })
    expect(renamed.status).toBe(409)
    expect((await world.call('PATCH', `${path}/${id}`, { name: 'über uns' })).status).toBe(200)
    expect((await list()).savedReplies.map(({ name }: { name: string }) => name)).toEqual([
      'über uns',
      'Other'
    ])
    const other = await world.addApp()
    const elsewhere = await world.call('POST', `${other.path}/saved-replies`, {
      name: 'Other',
      text: 'Two'
    })
    expect(elsewhere.status).toBe(201)
  })

  test('are at most 500 in an app', async () => {
    await world.domain.write(async tx => {
      for (let number = 1; number < SAVED_REPLIES_MAX; number++) {
        await createSavedReply(tx, appId, {
          name: `Reply ${number}`,
          content: { type: 'text', text: 'Hello' }
        })
      }
    })
    expect((await save({ name: 'Last', text: 'Hello' })).status).toBe(201)
    const answer = await save({ name: 'Too many', text: 'Hello' })
    expect(answer.status).toBe(400)
    expect(titleOf(answer)).toBe(
      'An app can have at most 500 saved replies. Delete one that is no longer used.'
    )
  })

  test('keep their picture when a conversation that shows it is emptied', async () => {
    const id = 'c'.repeat(32)
    const file = { id, appId, name: 'robin.png', mediaType: 'image/png', bytes: 7 }
    await world.domain.write(tx => insertBusinessFile(tx, { ...file, conversationId: null }))
    const mediaUrl = `${PUBLIC_URL}/files/${id}/robin.png`
    await saved({ name: 'Robin', content: { type: 'image', mediaUrl } })
    const app = `/v2/apps/${appId}`
    const conversation = await world.addConversation(app, (await world.addUser(app)).id)
    const messages = `${app}/conversations/${conversation.id}/messages`
    const content = { type: 'text', text: '%((template:robin))' }
    const sent = await world.call('POST', messages, { author: { type: 'business' }, content })
    expect(sent.body.messages[0].content).toMatchObject({ type: 'image', mediaUrl, mediaSize: 7 })
    expect((await world.call('DELETE', messages)).status).toBe(200)
    expect(await findFile(world.storage.read, id)).toMatchObject({ appId })
  })

  test('go with their app', async () => {
    await saved({ name: 'Hello', text: 'Hello' })
    await world.domain.write(tx => deleteApp(tx, appId))
    const rows = await world.storage.read
      .selectFrom('savedReplies')
      .where('appId', '=', appId)
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })
})

describe('A member of the team', () => {
  beforeAll(async () => {
    world = await openRestWorld()
  })
  afterAll(() => world.close())

  test('has the name that they give themselves, which colleagues and programs see', async () => {
    const headers = await world.signIn('ada@example.com')
    const { path: appPath, appKey } = await world.addApp()
    const change = (displayName: unknown) =>
      world.call('PATCH', '/console/api/me', { displayName }, headers)
    const me = async () => (await world.call('GET', '/console/api/me', undefined, headers)).body
    const team = async () =>
      (await world.call('GET', `${appPath}/team`, undefined, { authorization: basic(appKey) })).body
    expect((await me()).user).toEqual({
      id: expect.any(String),
      email: 'ada@example.com',
      role: 'owner'
    })
    const named = await change('Ada')
    expect(named).toMatchObject({ status: 200, body: { user: { displayName: 'Ada' } } })
    expect(await me()).toEqual(named.body)
    expect(await team()).toMatchObject({
      members: [{ email: 'ada@example.com', displayName: 'Ada' }]
    })
    for (const wrong of ['', ' ', 'n'.repeat(101), 7]) {
      expect((await change(wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    expect((await change(null)).body.user).not.toHaveProperty('displayName')
    expect((await team()).members[0]).not.toHaveProperty('displayName')
  })
})
