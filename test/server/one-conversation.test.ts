import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IntegrationFields } from '../../src/server/domain/integrations/integrations'
import { createConversation } from '../../src/server/domain/conversations/conversations'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openSdkWorld, type SdkWorld, sessionBody, text } from './sdk-world'

let world: SdkWorld
let made = 0
beforeAll(async () => {
  world = await openSdkWorld({ env: { PIPIT_RATE_LIMITS: 'off' } })
})
afterAll(() => world.close())

/** Someone who has written, and in whose name the business then began a second conversation. */
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

describe('where visitors see no list', () => {
  const settings = { canUserSeeConversationList: false }

  test('sessions, logins and lists show the conversation that was active last', async () => {
    const { open, login, call, second } = await openVisitor(settings)
    for (const answer of [await open(), await login(), await call('GET', '/conversations')]) {
      expect(answer.body).toMatchObject({ hasMore: false })
      expect(idsOf(answer)).toEqual([second])
    }
  })

  test('there are no more pages', async () => {
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

test('where visitors see a list, it shows them all', async () => {
  const { open, login, call, first, second } = await openVisitor({})
  for (const answer of [await open(), await login(), await call('GET', '/conversations')]) {
    expect(idsOf(answer)).toEqual([second, first])
  }
})

describe('where visitors have one conversation', () => {
  const settings = { canUserCreateMoreConversations: false }

  test('none of their calls makes another', async () => {
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

  test('of many calls at once, one makes it', async () => {
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
