import { beforeEach, describe, expect, test, vi } from 'vitest'
import { METHODS } from '../../../src/loader'
import { createVersion4 } from '../../../src/loader/version-4'

const USER = { id: 'u1', externalId: 'ann', givenName: 'Ann', metadata: { id: 'her own' } }
const MESSAGE = {
  id: 'm1',
  role: 'business',
  displayName: 'Bob',
  type: 'text',
  text: 'Hello',
  metadata: { role: 'user' },
  source: { type: 'web', id: 's1' },
  actions: [{ id: 'a1', type: 'postback', text: 'Go on' }]
}
const OWN_MESSAGE = { id: 'm2', role: 'user', userId: 'u1', type: 'text', text: 'Hi' }
const CONVERSATION = {
  id: 'c1',
  type: 'personal',
  businessLastRead: 5,
  participants: [{ id: 'p1', userId: 'u1', unreadCount: 3 }],
  metadata: {},
  messages: [MESSAGE, OWN_MESSAGE]
}
const SHOWN_MESSAGE = {
  _id: 'm1',
  role: 'appMaker',
  name: 'Bob',
  text: 'Hello',
  metadata: { role: 'user' },
  properties: { role: 'user' },
  source: { type: 'web', id: 's1' },
  actions: [{ _id: 'a1', text: 'Go on' }]
}
const SHOWN_CONVERSATION = {
  id: 'c1',
  _id: 'c1',
  unreadCount: 7,
  appMakerLastRead: 5,
  participants: [{ _id: 'p1', appUserId: 'u1', unreadCount: 3 }],
  messages: [SHOWN_MESSAGE, { _id: 'm2', role: 'appUser', authorId: 'u1' }]
}

/** A current widget that records its calls. */
const openWidget = (conversations: unknown[]) => {
  const today = Object.fromEntries(
    METHODS.split(' ').map(name => [name, vi.fn<(...args: any[]) => any>()])
  )
  today['getUnreadCount']!.mockReturnValue(7)
  today['getConversations']!.mockImplementation(() => conversations)
  return { today: today as Record<string, ReturnType<typeof vi.fn>>, conversations }
}

let today: ReturnType<typeof openWidget>['today']
let conversations: unknown[]
let pipit: Record<string, (...args: any[]) => any>

beforeEach(() => {
  ;({ today, conversations } = openWidget([CONVERSATION]))
  pipit = createVersion4(today as never) as never
})

describe('The version 4 adapter', () => {
  test('has every method of today, and two of its own', () => {
    for (const name of [...METHODS.split(' '), 'getConversation', 'startConversation'])
      expect(typeof pipit[name]).toBe('function')
  })

  test('accepts options by their old names', () => {
    pipit['init']!({ appId: 'app', userId: 'ann', jwt: 'j', fixedIntroPane: true, locale: 'de' })

    expect(today['init']).toHaveBeenCalledWith({
      integrationId: 'app',
      externalId: 'ann',
      jwt: 'j',
      fixedHeader: true,
      locale: 'de'
    })
  })

  test('prefers the names of today where both are given', () => {
    pipit['init']!({ appId: 'old', integrationId: 'new' })

    expect(today['init']).toHaveBeenCalledWith({ integrationId: 'new' })
  })

  test('emits events with old names, and can stop', () => {
    const received = vi.fn()
    pipit['on']!('message', received)
    const [event, listener] = today['on']!.mock.calls[0]!
    listener(MESSAGE, { conversation: { id: 'c1' } })

    expect(event).toBe('message')
    expect(received.mock.calls).toMatchObject([[SHOWN_MESSAGE, { conversation: { _id: 'c1' } }]])

    pipit['off']!('message', received)
    expect(today['off']).toHaveBeenCalledWith('message', listener)
    pipit['off']!()
    expect(today['off']).toHaveBeenLastCalledWith(undefined, undefined)
  })

  test('emits read events, with the old names', () => {
    const received = vi.fn()
    pipit['on']!('conversation:read', received)
    today['on']!.mock.calls[0]![1]({ role: 'user', userId: 'u1', lastRead: 5 })

    expect(received).toHaveBeenCalledWith(
      expect.objectContaining({ role: 'appUser', appUserId: 'u1', lastRead: 5 })
    )
  })

  test('reads and updates the user', async () => {
    today['getUser']!.mockReturnValue(USER)
    today['updateUser']!.mockResolvedValue(USER)

    expect(pipit['getUser']!()).toMatchObject({
      _id: 'u1',
      userId: 'ann',
      properties: { id: 'her own' }
    })
    expect(
      await pipit['updateUser']!({ givenName: 'Ann', properties: { vip: true } })
    ).toMatchObject({ _id: 'u1' })
    expect(today['updateUser']).toHaveBeenCalledWith({ givenName: 'Ann', metadata: { vip: true } })
  })

  test('returns the open conversation, else the newest', () => {
    expect(pipit['getConversation']!()).toMatchObject(SHOWN_CONVERSATION)

    today['getDisplayedConversation']!.mockReturnValue({ ...CONVERSATION, id: 'c2' })
    expect(pipit['getConversation']!()).toMatchObject({ _id: 'c2' })

    conversations.length = 0
    today['getDisplayedConversation']!.mockReturnValue(null)
    expect(pipit['getConversation']!()).toBe(undefined)
  })

  test('returns a conversation by its id', async () => {
    today['getConversationById']!.mockResolvedValue(CONVERSATION)

    expect(await pipit['getConversationById']!('c1')).toMatchObject(SHOWN_CONVERSATION)
    expect(today['getConversationById']).toHaveBeenCalledWith('c1')
  })

  test('returns ten conversations from an offset, loaded as far as needed', async () => {
    let pages = 3
    today['hasMoreConversations']!.mockImplementation(() => pages > 0)
    today['getMoreConversations']!.mockImplementation(async () => {
      pages--
      for (let n = 0; n < 10; n++)
        conversations.push({ id: `more-${pages}-${n}`, participants: [] })
    })

    const found = await pipit['getConversations']!(5)
    expect(found).toHaveLength(10)
    expect(found[0]).toMatchObject({ _id: 'more-2-4' })
    expect(pages).toBe(1)
  })

  test('creates a conversation only where there is none, on the server either', async () => {
    conversations.length = 0
    today['getMoreConversations']!.mockImplementationOnce(async () => {
      conversations.push(CONVERSATION)
    })
    await pipit['startConversation']!()
    expect(today['createConversation']).not.toHaveBeenCalled()

    conversations.length = 0
    await pipit['startConversation']!()
    expect(today['createConversation']).toHaveBeenCalledOnce()
  })

  test('converts messages to their old names', () => {
    const delegate = {
      name: 'Acme',
      beforeDisplay(this: { name: string }, message: Record<string, unknown>, data: any) {
        return data.conversation._id === 'c1' && message['role'] === 'appMaker'
          ? { ...message, name: this.name }
          : null
      },
      onInvalidAuth: () => 'token'
    }
    pipit['setDelegate']!(delegate)
    const given = today['setDelegate']!.mock.calls[0]![0]

    expect(given.beforeDisplay(MESSAGE, { conversation: CONVERSATION })).toMatchObject({
      role: 'business',
      displayName: 'Acme',
      text: 'Hello'
    })
    expect(given.beforeDisplay(OWN_MESSAGE, { conversation: CONVERSATION })).toBe(null)
    expect(given.onInvalidAuth()).toBe('token')
    expect('beforeSend' in given).toBe(false)
  })

  test.each([
    ['name', { name: 'Acme' }],
    ['displayName', { displayName: 'Acme' }],
    ['name before displayName', { name: 'Acme', displayName: 'Other' }]
  ])('converts the author of a message with %s', (_, changes) => {
    pipit['setDelegate']!({ beforeDisplay: (message: object) => ({ ...message, ...changes }) })
    const { beforeDisplay } = today['setDelegate']!.mock.calls[0]![0]
    const { displayName, ...unnamed } = MESSAGE

    for (const message of [MESSAGE, unnamed])
      expect(beforeDisplay(message, {})).toMatchObject({ displayName: 'Acme' })
  })

  test('accepts an instance of a class as delegate', () => {
    class Shop {
      #name = 'Acme'
      beforeDisplay(message: object) {
        return { ...message, name: this.#name }
      }
      onInvalidAuth() {
        return `token of ${this.#name}`
      }
    }
    pipit['setDelegate']!(new Shop())
    const given = today['setDelegate']!.mock.calls[0]![0]

    expect(given.beforeDisplay(MESSAGE, {})).toMatchObject({ displayName: 'Acme' })
    expect(given.onInvalidAuth()).toBe('token of Acme')
  })

  test.each(['x', { beforeSend: 5 }])('rejects the delegate %j as today', delegate => {
    pipit['setDelegate']!(delegate)
    expect(today['setDelegate']).toHaveBeenCalledWith(delegate)
  })

  test('accepts its delegate at init or later, and removes it', async () => {
    const beforeSend = vi.fn(async message => ({ ...message, metadata: { any: 'info' } }))
    pipit['init']!({ integrationId: 'i', delegate: { beforeSend } })
    const { delegate } = today['init']!.mock.calls[0]![0]
    const draft = { type: 'text', text: 'Hi' }

    expect(await delegate.beforeSend(draft, { conversation: {} })).toEqual({
      ...draft,
      metadata: { any: 'info' }
    })
    pipit['setDelegate']!(null)
    expect(today['setDelegate']).toHaveBeenCalledWith(null)
  })

  test('sends a text, and returns the message with its old names', async () => {
    today['sendMessage']!.mockResolvedValue(OWN_MESSAGE)

    expect(await pipit['sendMessage']!('Hi', 'c1')).toMatchObject({ _id: 'm2', role: 'appUser' })
    expect(today['sendMessage']).toHaveBeenCalledWith('Hi', 'c1')
  })

  test('passes errors on unchanged', async () => {
    const error = Object.assign(new Error('No'), { code: 'network' })
    today['login']!.mockRejectedValue(error)

    await expect(pipit['login']!('ann', 'j')).rejects.toBe(error)
  })
})
