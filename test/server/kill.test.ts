import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SessionAnswer } from '../../src/protocol'
import { freePort } from '../util/free-port'
import { restAt } from '../util/rest'
import { startTestServer } from '../util/server'
import { storedTexts } from '../util/stored-texts'

const MESSAGES = 1000
const WRITERS = 16
const KILL_AFTER = 400

describe('A killed server', () => {
  test('neither loses nor duplicates any of 1,000 acknowledged messages', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pipit-kill-'))
    const env = { PIPIT_RATE_LIMITS: 'off' }
    const options = { dataDir, port: await freePort(), env }
    let server = await startTestServer(options)
    const { appId, integrationId } = server.demo
    const root = `${server.url}/sdk/v1/apps/${appId}`

    const post = async <Answer>(path: string, body: unknown, token?: string): Promise<Answer> => {
      const answer = await fetch(root + path, {
        method: 'POST',
        headers: token
          ? { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
          : {},
        body: JSON.stringify(body)
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Answer
    }

    const { sessionToken, conversations } = await post<SessionAnswer>('/sessions', {
      integrationId,
      sessionKey: randomUUID(),
      client: { id: randomUUID(), platform: 'web', info: {} },
      conversation: {}
    })
    const conversationId = conversations[0]!.id
    const path = `/conversations/${conversationId}/messages`

    const acknowledged: string[] = []
    const pending = Array.from({ length: MESSAGES }, (_, index) => `message ${index}`)
    let back: Promise<void> | undefined
    let repeated = 0

    const killOnce = () => {
      back ??= server.kill('SIGKILL').then(async () => {
        server = await startTestServer(options)
      })
    }

    const write = async () => {
      for (let id; (id = pending.shift());) {
        try {
          await post(
            path,
            { clientMessageId: id, message: { type: 'text', text: id } },
            sessionToken
          )
          acknowledged.push(id)
        } catch (error) {
          if (!back) throw error
          repeated++
          pending.push(id)
          await back
        }
        if (acknowledged.length === KILL_AFTER) killOnce()
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, write))
    expect(acknowledged).toHaveLength(MESSAGES)
    expect(repeated).toBeGreaterThan(0)

    const rest = restAt(`${server.url}/v2/apps/${appId}`, server.accountKey)
    const stored = await storedTexts(rest, conversationId)
    expect(stored.sort()).toEqual(acknowledged.sort())

    await server.stop()
    await rm(dataDir, { recursive: true })
  })
})
