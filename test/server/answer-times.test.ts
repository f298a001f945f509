import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'
import { sessionBody, text } from './sdk-world'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let world: RestWorld

const pass = (ms: number) => world.moveClock(ms)

/** A business with a web integration, whose config is read. */
const addShop = async (settings: object = {}) => {
  const { id: appId, path } = await world.addApp()
  const { body } = await world.call('POST', `${path}/integrations`, { type: 'web', ...settings })
  const { id: integrationId } = body.integration

  /** A conversation of a new user, and what is said in it. */
  const begin = async (fields: object = {}) => {
    const { id: userId } = await world.addUser(path)
    const { id } = await world.addConversation(path, userId, fields)
    const say = (author: object, content: object = { type: 'text', text: 'Hello' }, rest = {}) =>
      world.call('POST', `${path}/conversations/${id}/messages`, { author, content, ...rest })
    return {
      path: `${path}/conversations/${id}`,
      ask: () => say({ type: 'user', userId }),
      answer: () => say({ type: 'business' }),
      note: () => say({ type: 'business' }, undefined, { destination: { integrationType: 'none' } })
    }
  }

  /** Has visitors ask, and answers each after a time. */
  const answerAfter = async (ms: number, times = 1) => {
    const conversation = await begin()
    for (let asked = 0; asked < times; asked++) {
      await conversation.ask()
      pass(ms)
      await conversation.answer()
    }
  }

  const readSeconds = async (): Promise<number | undefined> => {
    const { body } = await world.call('GET', `/sdk/v1/integrations/${integrationId}/config`)
    return body.answerSeconds
  }

  return { appId, path, integrationId, begin, answerAfter, readSeconds }
}

describe('The time in which a business usually answers', () => {
  beforeAll(async () => {
    world = await openRestWorld()
  })
  afterAll(() => world.close())

  test('is unknown until five visitors were answered', async () => {
    const { answerAfter, readSeconds } = await addShop()
    expect(await readSeconds()).toBeUndefined()
    await answerAfter(MINUTE_MS, 4)
    expect(await readSeconds()).toBeUndefined()
    await answerAfter(MINUTE_MS)
    expect(await readSeconds()).toBe(300)
  })

  test.each([
    ['under 5 minutes', 290 * SECOND_MS, 300],
    ['5 minutes', 300 * SECOND_MS, 3600],
    ['under an hour', 59 * MINUTE_MS, 3600],
    ['an hour', HOUR_MS, 14_400],
    ['under 4 hours', 239 * MINUTE_MS, 14_400],
    ['4 hours', 4 * HOUR_MS, 86_400],
    ['under a day', 23.9 * HOUR_MS, 86_400],
    ['a day', DAY_MS, undefined]
  ])('is told in classes: %s', async (_, ms, seconds) => {
    const { answerAfter, readSeconds } = await addShop()
    await answerAfter(ms, 5)
    expect(await readSeconds()).toBe(seconds)
  })

  test('is that of more than half of the answers', async () => {
    const { answerAfter, readSeconds } = await addShop()
    await answerAfter(MINUTE_MS, 3)
    await answerAfter(2 * DAY_MS, 2)
    expect(await readSeconds()).toBe(300)
    await answerAfter(30 * MINUTE_MS)
    expect(await readSeconds()).toBe(3600)
    await answerAfter(2 * DAY_MS, 2)
    expect(await readSeconds()).toBeUndefined()
  })

  test('counts from the first message without an answer to the first answer', async () => {
    const { begin, readSeconds } = await addShop()
    const { ask, answer } = await begin()
    for (let times = 0; times < 5; times++) {
      await ask()
      pass(2 * HOUR_MS)
      await ask()
      pass(MINUTE_MS)
      await answer()
      await answer()
    }
    expect(await readSeconds()).toBe(14_400)
  })

  test('does not count messages that answer no visitor, such as greetings', async () => {
    const { begin, readSeconds } = await addShop()
    for (let times = 0; times < 5; times++) {
      const { ask, answer } = await begin()
      await answer()
      await answer()
      await ask()
    }
    expect(await readSeconds()).toBeUndefined()
  })

  test('takes no note for the team as an answer', async () => {
    const { begin, readSeconds } = await addShop()
    for (let times = 0; times < 5; times++) {
      const { ask, answer, note } = await begin()
      await ask()
      await note()
      pass(2 * HOUR_MS)
      await answer()
    }
    expect(await readSeconds()).toBe(14_400)
  })

  test('takes no automatic words of a prechat as an answer', async () => {
    const { appId, path, integrationId, readSeconds } = await addShop()
    for (let times = 0; times < 5; times++) {
      const body = sessionBody(integrationId, {
        sessionKey: `a key of 128 random bits or more: ${times}`,
        conversation: {
          prechat: {
            clientMessageId: 'prechat',
            greeting: 'Who are you?',
            fields: [{ type: 'text', name: 'name', label: 'Name' }],
            confirmation: 'Thank you.',
            answers: [{ type: 'text', name: 'name', label: 'Name', text: 'Ann' }]
          }
        }
      })
      const started = await world.call('POST', `/sdk/v1/apps/${appId}/sessions`, body)
      const [{ id }] = started.body.conversations
      expect(await readSeconds()).toBeUndefined()
      pass(30 * MINUTE_MS)
      await world.call('POST', `${path}/conversations/${id}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text: 'Hello Ann' }
      })
    }
    expect(await readSeconds()).toBe(3600)
  })

  test('counts messages that visitors send themselves', async () => {
    const { appId, path, integrationId, readSeconds } = await addShop()
    for (let times = 0; times < 5; times++) {
      const body = sessionBody(integrationId, {
        sessionKey: `a key of 128 random bits or more: ${times}`,
        conversation: { messages: [text('first')] }
      })
      const started = await world.call('POST', `/sdk/v1/apps/${appId}/sessions`, body)
      const [{ id }] = started.body.conversations
      pass(MINUTE_MS)
      await world.call('POST', `${path}/conversations/${id}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text: 'Hello' }
      })
    }
    expect(await readSeconds()).toBe(300)
  })

  test('does not count groups, whose visitors write to each other', async () => {
    const { begin, readSeconds } = await addShop()
    for (let times = 0; times < 5; times++) {
      const { ask, answer } = await begin({ type: 'sdkGroup' })
      await ask()
      await answer()
    }
    expect(await readSeconds()).toBeUndefined()
  })

  test('forgets answers of more than 30 days ago', async () => {
    const { answerAfter, readSeconds } = await addShop()
    await answerAfter(MINUTE_MS, 5)
    pass(28 * DAY_MS)
    expect(await readSeconds()).toBe(300)
    pass(3 * DAY_MS)
    expect(await readSeconds()).toBeUndefined()
    await answerAfter(2 * HOUR_MS, 5)
    expect(await readSeconds()).toBe(14_400)
  })

  test('is that of one business only', async () => {
    const { answerAfter } = await addShop()
    await answerAfter(MINUTE_MS, 5)
    expect(await (await addShop()).readSeconds()).toBeUndefined()
  })

  test('is not told where the business does not want it shown', async () => {
    const { path, integrationId, answerAfter, readSeconds } = await addShop({
      showAnswerTime: false
    })
    await answerAfter(MINUTE_MS, 5)
    expect(await readSeconds()).toBeUndefined()
    await world.call('PATCH', `${path}/integrations/${integrationId}`, { showAnswerTime: null })
    expect(await readSeconds()).toBe(300)
  })
})
