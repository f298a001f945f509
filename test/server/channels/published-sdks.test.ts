import { messagingApi, validateSignature, HTTPFetchError } from '@line/bot-sdk'
import { Api, GrammyError } from 'grammy'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHANNELS } from '../../../src/server/channels'
import { BASIC_ID, LINE_ACCOUNT, startLine } from '../../channels/line'
import { BOT_TOKEN, startTelegram, type Telegram } from '../../channels/telegram'

const ANN_ID = `U${'a'.repeat(32)}`

describe('The SDK of LINE', () => {
  let line: Awaited<ReturnType<typeof startLine>>
  let client: messagingApi.MessagingApiClient

  beforeAll(async () => {
    line = await startLine()
    const { channelAccessToken } = LINE_ACCOUNT
    client = new messagingApi.MessagingApiClient({ channelAccessToken, baseURL: line.url })
  })
  afterAll(() => line.close())

  test('talks with the server that stands for LINE', async () => {
    expect(await client.getBotInfo()).toMatchObject({ basicId: BASIC_ID, displayName: 'Shop' })
    await client.setWebhookEndpoint({ endpoint: 'http://127.0.0.1:1/channels/1' })
    expect(await client.getWebhookEndpoint()).toEqual({
      endpoint: 'http://127.0.0.1:1/channels/1',
      active: true
    })
    const push = {
      to: ANN_ID,
      messages: [
        { type: 'text' as const, text: 'Hello' },
        {
          type: 'location' as const,
          title: 'Shop',
          address: 'Main Street 1',
          latitude: 1,
          longitude: 2
        }
      ]
    }
    const key = '123e4567-e89b-42d3-a456-426614174000'
    const { sentMessages } = await client.pushMessage(push, key)
    expect(sentMessages.map(({ id }) => id)).toEqual(line.sent.map(({ id }) => id))
    const again = client.pushMessage(push, key)
    await expect(again).rejects.toMatchObject({ status: 409 })
    expect(line.sent).toHaveLength(2)
    const empty = client.pushMessage({ to: ANN_ID, messages: [{ type: 'text', text: '' }] })
    await expect(empty).rejects.toThrow(HTTPFetchError)
  })

  test.each(['{"destination":"U1","events":[]}', 'what do ya want for nothing?', ''])(
    'and this server agree which signatures are right: %j',
    body => {
      const { channelSecret } = LINE_ACCOUNT
      const account = { id: '', settings: {}, origin: '', secrets: { channelSecret } }
      const sign = (secret: string, algorithm = 'sha256') =>
        createHmac(algorithm, secret).update(body).digest('base64')
      const right = sign(channelSecret)
      for (const signature of [
        right,
        sign('another'),
        sign(channelSecret, 'sha1'),
        right.slice(1)
      ]) {
        const headers = { 'x-line-signature': signature }
        const verdict = CHANNELS['line']!.service!.verify(
          { headers, body: Buffer.from(body) },
          account
        )
        expect(verdict).toBe(validateSignature(body, channelSecret, signature))
      }
    }
  )
})

describe('grammY, whose types Telegram’s documentation is made into,', () => {
  let telegram: Telegram
  let api: Api

  beforeAll(async () => {
    telegram = await startTelegram()
    api = new Api(BOT_TOKEN, { apiRoot: telegram.url })
  })
  afterAll(() => telegram.close())

  test('talks with the server that stands for Telegram', async () => {
    expect(await api.getMe()).toMatchObject({ username: 'shop_bot', is_bot: true })
    expect(await api.setWebhook('http://127.0.0.1:1/channels/1')).toBe(true)
    const message = await api.sendMessage(7, 'Hello', {
      reply_markup: { inline_keyboard: [[{ text: 'Order', callback_data: 'ORDER' }]] }
    })
    expect(message).toMatchObject({ message_id: telegram.sent[0]!.message_id })
    expect(telegram.sent[0]).toMatchObject({ method: 'sendMessage', fields: { text: 'Hello' } })
    await api.sendVenue(7, 52.5, 13.4, 'Shop', 'Main Street 1')
    expect(telegram.sent[1]).toMatchObject({ method: 'sendVenue' })
    telegram.state.throttled = 1
    await expect(api.sendMessage(7, 'Too soon')).rejects.toMatchObject({
      error_code: 429,
      parameters: { retry_after: 1 }
    })
    telegram.state.stopped.add(7)
    await expect(api.sendMessage(7, 'Blocked')).rejects.toThrow(GrammyError)
    telegram.state.isTokenRevoked = true
    await expect(api.getMe()).rejects.toMatchObject({ error_code: 401 })
  })
})
