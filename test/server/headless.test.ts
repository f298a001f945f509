import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createBrowserStorage } from '../../src/client'
import { createHeadless, type HeadlessOptions } from '../../src/client/headless'
import { createHistory } from '../../src/client/history'
import { createBrowser } from '../unit/fakes/browser'
import { type LoginWorld, openLoginWorld } from './login-world'

let world: LoginWorld

/** Calls the server as a page does. */
const fetchFrom: typeof fetch = async (url, { method, body, headers } = {}) => {
  const { pathname, search } = new URL(url as string)
  const answer = await world.sdk.call(method ?? 'GET', pathname.replace('/sdk/v1', '') + search, {
    body: body ? JSON.parse(body as string) : undefined,
    headers: Object.fromEntries(new Headers(headers))
  })
  return Response.json(answer.body, { status: answer.status })
}

/** A visitor with a headless client without a connection for events. */
const openVisitor = (options: Partial<HeadlessOptions> = {}) => {
  const { storage } = createBrowser().openPage()
  const messenger = createHeadless({
    config: {
      app: { id: world.appId, displayName: 'Shop' },
      integration: { id: world.integrationId, settings: {} },
      channels: [],
      baseUrl: 'https://chat.example',
      transports: [],
      versions: []
    },
    storage: createBrowserStorage(() => storage, world.integrationId),
    startLive: () => () => {},
    openHistory: async () => createHistory,
    describeDevice: () => ({}),
    fetch: fetchFrom,
    ...options
  })
  onTestFinished(messenger.destroy)
  messenger.start()
  const texts = async () =>
    (await messenger.getConversationById()).messages.map(message => message.text)
  return { messenger, texts, stored: () => Object.values(storage).join() }
}

describe('The headless client', () => {
  beforeAll(async () => {
    world = await openLoginWorld()
  })
  afterAll(() => world.close())

  test('gives an unused anonymous session to the user who logs in', async () => {
    const { messenger, texts } = openVisitor()
    await messenger.sendMessage('Anonymous')
    await messenger.login('headless', world.jwt('headless'))
    await messenger.sendMessage('Signed in')
    expect(messenger.getUser()).toMatchObject({ externalId: 'headless' })
    expect(await texts()).toEqual(['Anonymous', 'Signed in'])
  })

  test('leaves nothing behind after logout, and the next visitor can write', async () => {
    const { messenger, texts, stored } = openVisitor()
    await messenger.login('leaver', world.jwt('leaver'))
    await messenger.sendMessage('A secret')
    await messenger.logout()
    expect(messenger.getUser()).toBeUndefined()
    expect(messenger.getConversations()).toEqual([])
    expect(stored()).not.toContain('secret')

    await messenger.sendMessage('Anonymous again')
    expect(await texts()).toEqual(['Anonymous again'])

    await messenger.login('leaver', world.jwt('leaver'))
    expect(messenger.getUser()).toMatchObject({ externalId: 'leaver' })
  })

  test('keeps an anonymous visitor at logout', async () => {
    const { messenger, texts, stored } = openVisitor()
    await messenger.sendMessage('Not signed in')
    const before = stored()
    await messenger.logout()
    expect(await texts()).toEqual(['Not signed in'])
    expect(stored()).toBe(before)
  })

  test('switches users, with nothing of the previous one', async () => {
    const { messenger, texts } = openVisitor()
    await messenger.login('first', world.jwt('first'))
    await messenger.sendMessage('From the first')
    await messenger.login('second', world.jwt('second'))
    await messenger.sendMessage('From the second')
    expect(await texts()).toEqual(['From the second'])
  })

  test('requests a new token when the server refuses one', async () => {
    const asked: string[] = []
    const { messenger } = openVisitor({
      onInvalidAuth: () => {
        asked.push('new token')
        return world.jwt('late')
      }
    })
    await messenger.login('late', world.jwt('late', { exp: 1 }))
    expect(messenger.getUser()).toMatchObject({ externalId: 'late' })
    expect(asked).toEqual(['new token'])
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('No session')
      }
    ],
    ['rejects', () => Promise.reject(new Error('No session'))]
  ])(
    'reports why no user is signed in when the page %s instead of a token',
    async (_, onInvalidAuth) => {
      const { messenger } = openVisitor({ onInvalidAuth })
      await expect(messenger.login('lost', world.jwt('lost', { exp: 1 }))).rejects.toMatchObject({
        name: 'ChatError',
        code: 'invalid-auth',
        cause: { message: 'No session' }
      })
      expect(messenger.getUser()).toBeUndefined()
    }
  )

  test('creates conversations, changes them and updates the user, with the first request too', async () => {
    const { messenger } = openVisitor()
    expect(await messenger.updateUser({ givenName: 'Ann' })).toBeUndefined()
    const made = await messenger.createConversation({ messages: ['Hello'] })
    expect(made.messages.map(message => message.text)).toEqual(['Hello'])
    expect(messenger.getUser()).toMatchObject({ givenName: 'Ann' })
    expect(await messenger.updateUser({ email: 'ann@example.com' })).toMatchObject({
      email: 'ann@example.com'
    })
    const changed = await messenger.updateConversation(made.id, { displayName: 'Order 12' })
    expect(changed.displayName).toBe('Order 12')
    expect(await messenger.getMoreConversations()).toEqual([])
  })
})
