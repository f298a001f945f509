import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SessionAnswer } from '../../src/protocol'
import { bundleProgram } from '../util/bundle-program'
import { makeWebIntegration, type RestKey, restAt } from '../util/rest'
import { startTestServer } from '../util/server'
import { signJwt, userClaims } from '../util/sign-jwt'
import { storedTexts } from '../util/stored-texts'
import { sessionBody, text } from './sdk-world'

describe('A login', () => {
  test('can be repeated when the server was killed after the merge and before the response', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pipit-login-kill-'))
    const program = await bundleProgram('test/util/die-before-publish.ts')
    const env = { DIES_OF: 'mergedUsers' }
    let server = await startTestServer({ dataDir, program, env })
    const { appId, integrationId, rest } = await makeWebIntegration(server.url, server.accountKey)
    const { key } = await rest<{ key: RestKey }>('POST', '/keys', { displayName: 'Back end' })
    const jwt = signJwt(key, userClaims('ann'))

    const post = async (path: string, body: object, token?: string): Promise<SessionAnswer> => {
      const answer = await fetch(`${server.url}/sdk/v1/apps/${appId}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` })
        },
        body: JSON.stringify(body)
      })
      expect(answer.status).toBe(201)
      return (await answer.json()) as SessionAnswer
    }

    const known = await post('/login', { externalId: 'ann' }, jwt)
    const conversation = { messages: [text('1', 'Hello')] }
    const visitor = await post('/sessions', sessionBody(integrationId, { conversation }))
    const login = { externalId: 'ann', sessionToken: visitor.sessionToken }
    await expect(post('/login', login, jwt)).rejects.toThrow('fetch failed')
    await server.ended

    server = await startTestServer({ dataDir })
    const { user, conversations, sessionToken } = await post('/login', login, jwt)
    expect(user.id).toBe(known.user.id)
    const [{ id } = { id: '' }] = conversations
    expect(conversations).toHaveLength(1)
    expect(id).toBe(visitor.conversations[0]?.id)
    const again = await fetch(`${server.url}/sdk/v1/apps/${appId}/conversations/${id}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sessionToken}` },
      body: JSON.stringify(text('1', 'Hello'))
    })
    expect(again.status).toBe(200)
    const path = `${server.url}/v2/apps/${appId}`
    expect(await storedTexts(restAt(path, server.accountKey), id)).toEqual(['Hello'])

    await server.stop()
    await rm(dataDir, { recursive: true })
  })
})
