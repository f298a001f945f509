import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { animalName } from '../../src/server/domain/apps/animal-names'
import { newId } from '../../src/server/domain/ids'
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

describe('settings of an app', () => {
  test('are kept, also those on which nothing here depends', async () => {
    const settings = {
      conversationRetentionSeconds: 3_600,
      maskCreditCardNumbers: true,
      useAnimalNames: true,
      echoPostback: true,
      ignoreAutoConversationStart: true,
      multiConvoEnabled: true,
      appLocalizationEnabled: true,
      endSessionEnabled: true,
      disableConversationReopen: true
    }
    expect(await set(settings)).toMatchObject({ status: 200, body: { app: { settings } } })
    expect((await world.rest('GET', '')).body.app.settings).toEqual(settings)
  })

  test.each([
    ['multiConvoEnabled', false, 'settings.multiConvoEnabled cannot be turned off.'],
    ['conversationRetentionSeconds', -1, undefined],
    ['conversationRetentionSeconds', 0.5, undefined],
    ['useAnimalNames', 'yes', undefined]
  ])('refuse %s as %s', async (name, value, title) => {
    const { status, body } = await set({ [name]: value })
    expect([status, body.errors[0].code]).toEqual([400, 'bad_request'])
    if (title) expect(body.errors[0].title).toBe(title)
  })
})

describe('where animals lend their names', () => {
  const NAME = /^[A-Z][a-z]+ [A-Z][a-z]+$/
  const listed = async () => {
    const { body } = await world.rest('GET', '/conversations')
    return body.conversations[0].participants[0]
  }
  const newest = async () => {
    const path = `/conversations/${visitor.conversationId}/messages`
    return (await world.rest('GET', path)).body.messages.at(-1)
  }

  test('the business meets a visitor under the same one everywhere', async () => {
    await set({ useAnimalNames: true })
    await visitor.send('Who am I?')
    const { displayName } = (await newest()).author
    expect(displayName).toMatch(NAME)
    expect(await listed()).toMatchObject({ displayName, profile: {} })
    const told = await world.sdk.toldOf(visitor.conversationId)
    expect(told.at(-1).payload.message.author.displayName).toBe(displayName)
  })

  test('a name or an address of their own counts more', async () => {
    await set({ useAnimalNames: true })
    await visitor.call('PATCH', '/user', { email: 'ann@example.com' })
    await visitor.send('By address')
    expect((await newest()).author).not.toHaveProperty('displayName')
    expect(await listed()).not.toHaveProperty('displayName')
    await visitor.call('PATCH', '/user', { givenName: 'Ann' })
    await visitor.send('By name')
    expect((await newest()).author.displayName).toBe('Ann')
  })

  test('the visitor has none', async () => {
    await set({ useAnimalNames: true })
    expect((await visitor.call('GET', '/user')).body.user).not.toHaveProperty('givenName')
    expect((await world.rest('GET', `/users/${visitor.userId}`)).body.user.profile).toEqual({})
  })

  test('elsewhere nobody does', async () => {
    await visitor.send('Nobody')
    expect((await newest()).author).not.toHaveProperty('displayName')
    expect(await listed()).not.toHaveProperty('displayName')
  })

  test('names are many, and stay with their owners', () => {
    const ids = Array.from({ length: 1_000 }, () => newId(0))
    expect(ids.map(animalName)).toEqual(ids.map(animalName))
    // Of 4,096, so that a few meet.
    expect(new Set(ids.map(animalName)).size).toBeGreaterThan(700)
    for (const id of ids) expect(animalName(id)).toMatch(NAME)
  })
})
