import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConversation, updateConversation } from '../../src/server/domain/flows'
import { getConversation } from '../../src/server/domain/records'
import type { IntegrationFields } from '../../src/server/domain/records/integrations/integrations'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openSdkWorld, type SdkWorld, sessionBody, text } from './sdk-world'

let world: SdkWorld
let made = 0

/** A visitor with a conversation, for whom the business then created a second one. */
const openVisitor = async (settings: IntegrationFields) => {
  const { id: integrationId } = await world.addIntegration(settings)
  const key = await world.addKey()
  const externalId = `visitor ${made++}`
  const path = `/apps/${world.appId}`
  const jwt = signJwt(key, userClaims(externalId, { exp: inSeconds(3600) }))
  const authorization = `Bearer ${jwt}`
  const open = (conversation?: object) =>
    world.call('POST', `${path}/sessions`, {
      body: sessionBody(integrationId, { conversation }),
      headers: { authorization }
    })
  const { body } = await open({ messages: [text(`${externalId}: first`)] })
  const first: string = body.conversations[0].id
  const { id: second } = await world.server.domain.write(tx =>
    createConversation(tx, {
      appId: world.appId,
      type: 'personal',
      userIds: [body.user.id],
      source: { type: 'api:conversations' },
      creationReason: 'none'
    })
  )
  await world.answer(second, 'Hello')
  const headers = { authorization: `Bearer ${body.sessionToken}` }
  return {
    first,
    second,
    open,
    call: (method: 'GET' | 'POST', to: string, sent?: object) =>
      world.call(method, path + to, { body: sent, headers }),
    login: () =>
      world.call('POST', `${path}/login`, {
        body: { externalId, integrationId },
        headers: { authorization }
      })
  }
}

const idsOf = ({ body }: { body: any }) => body.conversations.map(({ id }: any) => id)

describe('Conversation settings', () => {
  beforeAll(async () => {
    world = await openSdkWorld({ env: { PIPIT_RATE_LIMITS: 'off' } })
  })
  afterAll(() => world.close())

  describe('Without a conversation list', () => {
    const settings = { canUserSeeConversationList: false }

    test('sessions, logins and lists return the most recently active conversation', async () => {
      const { open, login, call, second } = await openVisitor(settings)
      for (const answer of [await open(), await login(), await call('GET', '/conversations')]) {
        expect(answer.body).toMatchObject({ hasMore: false })
        expect(idsOf(answer)).toEqual([second])
      }
    })

    test('there are no further pages', async () => {
      const { call } = await openVisitor(settings)
      for (const offset of [1, 10]) {
        const { body } = await call('GET', `/conversations?offset=${offset}`)
        expect(body).toMatchObject({ conversations: [], hasMore: false })
      }
    })

    test('each conversation can still be read by its id', async () => {
      const { call, first } = await openVisitor(settings)
      expect((await call('GET', `/conversations/${first}`)).body.conversation.id).toBe(first)
      expect((await call('GET', `/conversations/${first}/messages`)).status).toBe(200)
    })
  })

  test('with a conversation list, it shows all conversations', async () => {
    const { open, login, call, first, second } = await openVisitor({})
    for (const answer of [await open(), await login(), await call('GET', '/conversations')]) {
      expect(idsOf(answer)).toEqual([second, first])
    }
  })

  describe('With a single conversation', () => {
    const settings = { canUserCreateMoreConversations: false }

    test('no request of a visitor creates another', async () => {
      const { open, login, call, first, second } = await openVisitor(settings)
      const more = await call('POST', '/conversations', { messages: [text(`more of ${first}`)] })
      expect(more).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
      expect((await call('POST', '/conversations', {})).status).toBe(403)
      await open({ messages: [text(`again of ${first}`)] })
      await open({ displayName: 'Another' })
      await login()
      expect(idsOf(await call('GET', '/conversations')).toSorted()).toEqual(
        [first, second].toSorted()
      )
    })

    test('many simultaneous requests create one', async () => {
      const { id } = await world.addIntegration(settings)
      const body = sessionBody(id, { sessionKey: 'random characters of many at once' })
      const opened = await world.call('POST', `/apps/${world.appId}/sessions`, { body })
      const headers = { authorization: `Bearer ${opened.body.sessionToken}` }
      const calls = Array.from({ length: 8 }, () =>
        world.call('POST', `/apps/${world.appId}/conversations`, { body: {}, headers })
      )
      const statuses = (await Promise.all(calls)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([201, ...Array(7).fill(403)])
    })
  })

  describe('With a default conversation that is closed for good', () => {
    const openClosed = async () => {
      const visitor = await openVisitor({ canUserCreateMoreConversations: false })
      const close = (id: string) =>
        world.server.domain.write(async tx => {
          const conversation = await getConversation(tx.db, world.appId, id)
          await updateConversation(tx, conversation!, { status: 'closed' })
        })
      await close(visitor.first)
      return { ...visitor, close }
    }
    beforeAll(() => world.changeApp({ settings: { disableConversationReopen: true } }))
    afterAll(() => world.changeApp({ settings: { disableConversationReopen: false } }))

    const findMessage = ({ body }: { body: any }, words: string) =>
      body.conversations.find(({ messages }: any) =>
        messages.some((message: any) => message.text === words)
      )?.id

    test('a first message of a session goes into an open one', async () => {
      const { open, second } = await openClosed()
      const answer = await open({ messages: [text(`open ${second}`, 'Into the open one')] })
      expect(answer.status).toBe(201)
      expect(findMessage(answer, 'Into the open one')).toBe(second)
    })

    test('a first message of a session starts another where all are closed, once', async () => {
      const { open, close, first, second } = await openClosed()
      await close(second)
      const messages = [text(`another ${first}`, 'Anyone there?')]
      const answer = await open({ messages })
      expect(answer.status).toBe(201)
      expect(answer.body.conversations).toHaveLength(3)
      const third = findMessage(answer, 'Anyone there?')
      expect([first, second]).not.toContain(third)
      expect(idsOf(await open({ messages }))).toEqual(idsOf(answer))

      await close(third)
      const more = [...messages, text(`more ${first}`, 'And now?')]
      const again = await open({ messages: more })
      expect(again.status).toBe(201)
      expect([first, second, third, undefined]).not.toContain(findMessage(again, 'And now?'))
      expect(idsOf(again)).toHaveLength(4)
    })

    test('prechat of a session starts another where all are closed, once', async () => {
      const { open, close, first, second } = await openClosed()
      await close(second)
      const prechat = {
        clientMessageId: `prechat ${first}`,
        greeting: 'Hello',
        confirmation: 'Thank you',
        fields: [{ type: 'text', name: 'name', label: 'Name' }],
        answers: [{ type: 'text', name: 'name', label: 'Name', text: 'Ann' }]
      }
      const answer = await open({ prechat })
      expect(answer.status).toBe(201)
      expect(answer.body.conversations).toHaveLength(3)
      expect(idsOf(await open({ prechat }))).toEqual(idsOf(answer))
    })

    test('a session with nothing to say starts none', async () => {
      const { open, close, second } = await openClosed()
      await close(second)
      expect(idsOf(await open({ displayName: 'Another' }))).toHaveLength(2)
    })
  })
})
