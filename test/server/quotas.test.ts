import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readSettings, startServer } from '../../src/server'
import { makeWebIntegration } from '../util/rest'
import { sessionBody, text } from './sdk-world'

const TOKEN = 'a-token-for-metrics'
const KEY = { id: 'act_1', secret: 'x'.repeat(32) }
const MINUTE_MS = 60_000

let world: Awaited<ReturnType<typeof openWorld>>

/** Opens a server whose quota is two calls or kilobytes of visitors, and a conversation in it. */
const openWorld = async (quota: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-quotas-'))
  const lines: string[] = []
  const env = {
    PORT: '0',
    PIPIT_DATA_DIR: folder,
    PIPIT_DEMO: '0',
    PIPIT_METRICS_TOKEN: TOKEN,
    PIPIT_ACCOUNT_KEY_ID: KEY.id,
    PIPIT_ACCOUNT_KEY_SECRET: KEY.secret,
    [`PIPIT_RATE_${quota}`]: '2/1'
  }
  const log = pino({ level: 'warn' }, { write: line => void lines.push(line) })
  const server = await startServer(readSettings(env, folder), { log })
  const { appId, integrationId } = await makeWebIntegration(server.url, KEY)
  const post = (path: string, body: unknown, token?: string) =>
    fetch(`${server.url}/sdk/v1/apps/${appId}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` })
      },
      body: JSON.stringify(body)
    })
  const first = sessionBody(integrationId, { conversation: { messages: [text('first')] } })
  const { sessionToken, conversations } = await (await post('/sessions', first)).json()
  return {
    appId,
    send: (id: string) =>
      post(`/conversations/${conversations[0].id}/messages`, text(id), sessionToken),
    warnings: () =>
      lines
        .map(line => JSON.parse(line) as { event?: string })
        .filter(({ event }) => event === 'limits.quota'),
    async refusals() {
      const headers = { authorization: `Bearer ${TOKEN}` }
      const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text()
      return /^pipit_limit_refusals_total\{.*/m.exec(metrics)?.[0]
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true })
    }
  }
}

describe('A quota that visitors have used up', () => {
  afterEach(async () => {
    vi.useRealTimers()
    await world.close()
  })

  test.each(['MESSAGES', 'VOLUME', 'APP_MESSAGES', 'APP_VOLUME'])(
    'is warned of once a minute, counted, and answered with the time to retry: %s',
    async quota => {
      vi.useFakeTimers({ toFake: ['Date'] })
      world = await openWorld(quota)
      const answers: Response[] = []
      for (const id of ['1', '2', '3', '4']) answers.push(await world.send(id))
      expect(answers[0]!.status).toBe(201)
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(1)
      const seconds = Number(refused[0]!.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect((await refused[0]!.json()).error).toEqual({
        code: 'too-many-requests',
        message: `Too many requests. Try again in ${seconds} s.`,
        retryAfterSeconds: seconds
      })

      const warning = {
        level: pino.levels.values['warn'],
        setting: `PIPIT_RATE_${quota}`,
        key: quota.startsWith('APP_') ? world.appId : '127.0.0.1',
        msg: `Visitors are refused: PIPIT_RATE_${quota} is used up.`
      }
      expect(world.warnings()).toMatchObject([warning])
      expect(await world.refusals()).toBe(
        `pipit_limit_refusals_total{limit="${quota.toLowerCase()}"} ${refused.length}`
      )

      vi.setSystemTime(Date.now() + MINUTE_MS)
      expect((await world.send('5')).status).toBe(201)
      expect((await world.send('6')).status).toBe(429)
      expect(world.warnings()).toMatchObject([warning, warning])
    }
  )
})
