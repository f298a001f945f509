import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { restAt } from '../util/rest'
import { startTestServer } from '../util/server'
import { startReceiver } from '../util/webhook-receiver'

const MESSAGES = 20

describe('A killed server', () => {
  test('between the commit and the delivery loses no event', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pipit-webhook-kill-'))
    const options = { dataDir, env: { PIPIT_WEBHOOK_PRIVATE: '1' } }
    let isDead = true
    const receiver = await startReceiver(() => (isDead ? undefined : 200))
    let server = await startTestServer(options)
    const rest = restAt(`${server.url}/v2/apps/${server.demo.appId}`, server.accountKey)

    const webhook = { target: receiver.url, triggers: ['conversation:message'] }
    await rest('POST', '/integrations', { type: 'custom', webhooks: [webhook] })
    const { user } = await rest<any>('POST', '/users', { externalId: 'ann' })
    const participants = [{ userId: user.id }]
    const { conversation } = await rest<any>('POST', '/conversations', {
      type: 'personal',
      participants
    })
    for (let count = 0; count < MESSAGES; count++) {
      await rest('POST', `/conversations/${conversation.id}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text: String(count) }
      })
    }
    // The first is being delivered, the others wait for it.
    await receiver.until(1)
    await server.kill('SIGKILL')
    isDead = false
    server = await startTestServer(options)
    const [first, ...again] = await receiver.until(1 + MESSAGES)

    expect(again[0]!.event).toEqual(first!.event)
    expect(again.map(({ event }) => event.payload.message.content.text)).toEqual(
      Array.from({ length: MESSAGES }, (_, count) => String(count))
    )
    await server.stop()
    await receiver.close()
    await rm(dataDir, { recursive: true })
  })
})
