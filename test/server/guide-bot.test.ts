import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readSample } from '../util/guide-samples'
import { startReceiver } from '../util/webhook-receiver'
import { openBotWorld, type BotWorld } from './guide-bot-world'

type IsSigned = (secret: string, headers: Record<string, string>, body: string) => boolean

let world: BotWorld

const readCheck = async (): Promise<IsSigned> => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-check-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'check-signature.mjs')
  await writeFile(file, readSample('bots', 'check-signature.mjs', 'js'))
  return (await import(/* @vite-ignore */ file)).isSigned
}

describe('The bot of the guide', () => {
  beforeAll(async () => {
    world = await openBotWorld()
  })
  afterAll(() => world.close())

  test('answers each message of a visitor, also when it hears of one twice, once', async () => {
    const code = readSample('back-end', 'A bot in one file', 'js')
    const bot = { code, file: 'bot.mjs', command: (file: string) => [process.execPath, file] }
    await world.withBot(bot, async (url, secret) => {
      const id = await world.write('Hi')
      await expect.poll(() => world.texts(id)).toEqual(['Hi', 'You said: Hi'])

      const message = { author: { type: 'user' }, content: { type: 'text', text: 'Again' } }
      const payload = { conversation: { id }, message }
      const event = { id: 'event-1', type: 'conversation:message', payload }
      for (let times = 0; times < 2; times++) {
        const headers = { 'x-api-key': secret }
        const body = JSON.stringify({ events: [event] })
        expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200)
      }
      expect(await world.texts(id)).toEqual(['Hi', 'You said: Hi', 'You said: Again'])
    })
  })

  test('knows a request of the server by its signature, and no changed or old one', async () => {
    const isSigned = await readCheck()
    const receiver = await startReceiver()
    onTestFinished(receiver.close)
    const { integration } = await world.rest<any>('POST', '/integrations', {
      type: 'custom',
      displayName: 'Checked',
      webhooks: [{ target: receiver.url, triggers: ['conversation:message'] }]
    })
    await world.write('Hi')
    const { headers, text } = (await receiver.until(1))[0]!
    const { secret } = integration.webhooks[0]
    expect(isSigned(secret, headers, text)).toBe(true)
    expect(isSigned(secret, headers, text.replace('Hi', 'Ho'))).toBe(false)
    expect(isSigned(secret, { ...headers, 'webhook-id': 'other' }, text)).toBe(false)
    expect(isSigned(secret, { ...headers, 'webhook-signature': 'v1,' }, text)).toBe(false)
    expect(isSigned(secret, { ...headers, 'webhook-timestamp': '1700000000' }, text)).toBe(false)
  })
})
