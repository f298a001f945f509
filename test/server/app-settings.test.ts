import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { animalName } from '../../src/server/domain/records/users/animal-names'
import { newId } from '../../src/server/domain/transaction'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import type { Visitor } from './sdk-world'

let world: BusinessWorld
let visitor: Visitor

beforeEach(async () => {
  world = await openBusinessWorld()
  visitor = await world.sdk.addVisitor()
})
afterEach(() => world.close())

const set = (settings: object) => world.rest('PATCH', '', { settings })

describe('Settings of an app', () => {
  test('are stored, including those that have no effect here', async () => {
    const settings = {
      conversationRetentionSeconds: 3_600,
      maskCreditCardNumbers: true,
      pageVisits: false,
      useAnimalNames: true,
      echoPostback: true,
      ignoreAutoConversationStart: true,
      multiConvoEnabled: true,
      appLocalizationEnabled: true,
      endSessionEnabled: false,
      disableConversationReopen: true,
      officeHours: {
        timeZone: 'Europe/Berlin',
        days: { mon: [['09:00', '17:30']] },
        holidays: ['2026-12-25']
      },
      awayUntil: '2026-12-24T12:00:00Z',
      awayMessage: 'We are closed.'
    }
    expect(await set(settings)).toMatchObject({ status: 200, body: { app: { settings } } })
    expect((await world.rest('GET', '')).body.app.settings).toEqual(settings)
  })

  test.each([
    ['multiConvoEnabled', false, 'settings.multiConvoEnabled cannot be turned off.'],
    [
      'endSessionEnabled',
      true,
      'settings.endSessionEnabled cannot be turned on: visitors have no way to end a conversation.'
    ],
    ['conversationRetentionSeconds', -1, undefined],
    ['conversationRetentionSeconds', 0.5, undefined],
    ['conversationRetentionSeconds', 1e20, undefined],
    ['conversationRetentionSeconds', 3_155_760_001, undefined],
    ['useAnimalNames', 'yes', undefined]
  ])('refuse %s as %s', async (name, value, title) => {
    const { status, body } = await set({ [name]: value })
    expect([status, body.errors[0].code]).toEqual([400, 'bad_request'])
    if (title) expect(body.errors[0].title).toBe(title)
  })
})

describe('With generated animal names', () => {
  const NAME = /^[A-Z][a-z]+ [A-Z][a-z]+$/
  const listed = async () => {
    const { body } = await world.rest('GET', '/conversations')
    return body.conversations[0].participants[0]
  }
  const newest = async () => {
    const path = `/conversations/${visitor.conversationId}/messages`
    return (await world.rest('GET', path)).body.messages.at(-1)
  }

  test('the business sees the same generated name of a visitor everywhere', async () => {
    await set({ useAnimalNames: true })
    await visitor.send('Who am I?')
    const { displayName } = (await newest()).author
    expect(displayName).toMatch(NAME)
    expect(await listed()).toMatchObject({ displayName, profile: {} })
    const emitted = await world.sdk.appEventsOf(visitor.conversationId)
    expect(emitted.at(-1).payload.message.author.displayName).toBe(displayName)
  })

  test("a visitor's own name or e-mail replaces the generated name", async () => {
    await set({ useAnimalNames: true })
    await visitor.call('PATCH', '/user', { email: 'ann@example.com' })
    await visitor.send('By address')
    expect((await newest()).author).not.toHaveProperty('displayName')
    expect(await listed()).not.toHaveProperty('displayName')
    await visitor.call('PATCH', '/user', { givenName: 'Ann' })
    await visitor.send('By name')
    expect((await newest()).author.displayName).toBe('Ann')
  })

  test('the visitor does not see the name', async () => {
    await set({ useAnimalNames: true })
    expect((await visitor.call('GET', '/user')).body.user).not.toHaveProperty('givenName')
    expect((await world.rest('GET', `/users/${visitor.userId}`)).body.user.profile).toEqual({})
  })

  test('an app without the setting generates no names', async () => {
    await visitor.send('Nobody')
    expect((await newest()).author).not.toHaveProperty('displayName')
    expect(await listed()).not.toHaveProperty('displayName')
  })

  test('names vary, and are stable for each user', () => {
    const ids = Array.from({ length: 1_000 }, () => newId(0))
    expect(ids.map(animalName)).toEqual(ids.map(animalName))
    // Of 4,096, so that a few meet.
    expect(new Set(ids.map(animalName)).size).toBeGreaterThan(700)
    for (const id of ids) expect(animalName(id)).toMatch(NAME)
  })
})

describe('A conversation that the business closed', () => {
  const path = () => `/conversations/${visitor.conversationId}`
  const isClosed = async () => {
    const { body } = await visitor.call('GET', path())
    return body.conversation.isClosed
  }
  const close = () => world.rest('PATCH', path(), { status: 'closed' })

  test('opens again with a message of the visitor', async () => {
    await close()
    expect(await isClosed()).toBeUndefined()
    expect((await visitor.send('again')).status).toBe(201)
  })

  test('takes no message where conversations do not reopen, and the visitor learns of it', async () => {
    await set({ disableConversationReopen: true })
    const sent = await visitor.send('before')
    const { body: before } = await visitor.call('GET', '/events?after=0&wait=0')
    await close()
    expect(await isClosed()).toBe(true)
    const events = await visitor.call('GET', `/events?after=${before.seq}&wait=0`)
    expect(events.body.events.at(-1).event).toMatchObject({
      type: 'conversation:updated',
      conversation: { isClosed: true }
    })
    expect(await visitor.send('after')).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden' } }
    })
    const refused = { status: 403, body: { error: { code: 'forbidden' } } }
    const postback = { actionId: '0123456789abcdef01234567' }
    expect(await visitor.call('POST', `${path()}/postbacks`, postback)).toMatchObject(refused)
    expect(await visitor.call('PATCH', path(), { displayName: 'after' })).toMatchObject(refused)
    // What was sent before is only confirmed.
    expect((await visitor.send('before')).body).toEqual(sent.body)
    expect((await world.rest('GET', path())).body.conversation.status).toBe('closed')

    await world.rest('PATCH', path(), { status: 'open' })
    expect(await isClosed()).toBeUndefined()
    expect((await visitor.send('once more')).status).toBe(201)
  })

  test('lets the visitor start one other where it stays closed', async () => {
    const start = () => visitor.call('POST', '/conversations', {})
    await set({ disableConversationReopen: true })
    const { body } = await world.rest('GET', '/integrations?filter[types]=web')
    for (const { id } of body.integrations) {
      await world.rest('PATCH', `/integrations/${id}`, { canUserCreateMoreConversations: false })
    }
    expect((await start()).status).toBe(403)
    await close()
    expect((await start()).status).toBe(201)
    expect((await start()).status).toBe(403)
  })
})

describe('Conversations', () => {
  test.each([true, false])(
    'begin with nothing but a message, with ignoreAutoConversationStart as %s',
    async ignoreAutoConversationStart => {
      await set({ ignoreAutoConversationStart })
      const quiet = await world.sdk.addVisitor([])
      const list = async () =>
        (await world.rest('GET', `/conversations?filter[userId]=${quiet.userId}`)).body
      const before = (await list()).conversations.length
      await quiet.call('PATCH', '/user', { givenName: 'Ann' })
      await quiet.call('GET', '/events?after=0&wait=0')
      expect((await list()).conversations).toHaveLength(before)
    }
  )
})
