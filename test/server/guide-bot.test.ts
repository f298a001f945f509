import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../util/free-port'
import { restAt } from '../util/rest'
import { startTestServer, type TestServer } from '../util/server'
import { storedTexts } from '../util/stored-texts'

let server: TestServer
let bot: ChildProcess
let folder: string

/** The program that the guide shows, as a reader would copy it. */
const copyBot = async (): Promise<string> => {
  const page = await readFile('src/guide/pages/back-end.md', 'utf8')
  const [, code] = /^```js\n([\s\S]*?)^```$/m.exec(page)!
  const file = join(folder, 'bot.mjs')
  await writeFile(file, code!)
  return file
}

describe('The bot of the guide', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-bot-'))
    server = await startTestServer({ env: { PIPIT_WEBHOOK_PRIVATE: '1' } })
  })
  afterAll(async () => {
    bot?.kill()
    await server.stop()
    await rm(folder, { recursive: true })
  })

  test('receives a message of a visitor and answers it', async () => {
    const { appId, integrationId } = server.demo
    const rest = restAt(`${server.url}/v2/apps/${appId}`, server.accountKey)
    const port = await freePort()
    const { integration } = await rest<any>('POST', '/integrations', {
      type: 'custom',
      displayName: 'Echo',
      webhooks: [{ target: `http://127.0.0.1:${port}/`, triggers: ['conversation:message'] }]
    })
    const { key } = await rest<any>('POST', `/integrations/${integration.id}/keys`, {
      displayName: 'Echo'
    })
    bot = spawn(process.execPath, [await copyBot()], {
      env: {
        PIPIT_URL: server.url,
        APP_ID: appId,
        BOT_KEY: `${key.id}:${key.secret}`,
        WEBHOOK_SECRET: integration.webhooks[0].secret,
        PORT: String(port)
      },
      stdio: ['ignore', 'pipe', 'inherit']
    })
    await once(bot.stdout!, 'data')

    const answer = await fetch(`${server.url}/sdk/v1/apps/${appId}/sessions`, {
      method: 'POST',
      body: JSON.stringify({
        integrationId,
        sessionKey: crypto.randomUUID(),
        client: { id: crypto.randomUUID(), platform: 'web', info: {} },
        conversation: {
          messages: [{ clientMessageId: 'a', message: { type: 'text', text: 'Hi' } }]
        }
      })
    })
    const { conversations } = (await answer.json()) as { conversations: { id: string }[] }
    await expect.poll(() => storedTexts(rest, conversations[0]!.id)).toEqual(['Hi', 'You said: Hi'])
  })
})
