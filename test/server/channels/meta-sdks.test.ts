import { GraphApiError, WhatsAppClient } from '@kapso/whatsapp-cloud-api'
import { normalizeWebhook, verifySignature } from '@kapso/whatsapp-cloud-api/server'
import {
  extractWebhookEvents,
  Messenger,
  MessengerAPIError,
  verifyWebhookSignature,
  verifyWebhookSubscription
} from '@warriorteam/messenger-sdk'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHANNELS } from '../../../src/server/channels'
import { MESSENGER_ACCOUNT, startMessenger } from '../../channels/messenger'
import { startWhatsApp, WHATSAPP_ACCOUNT } from '../../channels/whatsapp'

const SECRET = 'a34d1f0f6c6e2b1f7c1d5d1c0b9f0e7a'
const BODIES = ['{"object":"page","entry":[]}', '{"text":"\\u03a9 Ω"}', 'what do ya want?', '']

/** Signatures of a body, right and wrong ones; undefined: there is none. */
const signaturesOf = (body: string): (string | undefined)[] => {
  const sign = (secret: string, algorithm = 'sha256') =>
    createHmac(algorithm, secret).update(body).digest('hex')
  const right = `sha256=${sign(SECRET)}`
  return [
    right,
    `sha256=${sign('another')}`,
    `sha1=${sign(SECRET, 'sha1')}`,
    sign(SECRET),
    right.slice(0, -1),
    `${right}00`,
    'sha256=',
    '',
    undefined
  ]
}

/** Asks this server which of them are right. */
const verdictsOf = (type: string, body: string): boolean[] => {
  const account = { id: '', settings: {}, origin: '', secrets: { appSecret: SECRET } }
  const { verify } = CHANNELS[type]!.service!
  return signaturesOf(body).map(signature => {
    const headers = signature === undefined ? {} : { 'x-hub-signature-256': signature }
    return verify({ headers, body: Buffer.from(body) }, account)
  })
}

const HANDSHAKES = [
  { 'hub.mode': 'subscribe', 'hub.verify_token': 'right', 'hub.challenge': '1158201444' },
  { 'hub.mode': 'subscribe', 'hub.verify_token': 'wrong', 'hub.challenge': '1158201444' },
  { 'hub.mode': 'unsubscribe', 'hub.verify_token': 'right', 'hub.challenge': '1158201444' },
  {}
]

describe('A client of the Cloud API', () => {
  let whatsapp: Awaited<ReturnType<typeof startWhatsApp>>
  let client: WhatsAppClient
  const { phoneNumberId, accessToken } = WHATSAPP_ACCOUNT

  beforeAll(async () => {
    whatsapp = await startWhatsApp()
    client = new WhatsAppClient({ accessToken, baseUrl: whatsapp.url, graphVersion: 'v25.0' })
  })
  afterAll(() => whatsapp.close())

  test('talks with the server that stands for it', async () => {
    const { messages } = client
    const to = { phoneNumberId, to: '447700900201' }
    const first = await messages.sendText({
      ...to,
      body: 'Hello',
      bizOpaqueCallbackData: 'the first'
    })
    const second = await messages.sendInteractiveButtons({
      phoneNumberId,
      recipient: 'GB.13491208655302741918',
      bodyText: 'Now?',
      buttons: [
        { id: 'yes', title: 'Yes' },
        { id: 'no', title: 'No' }
      ]
    })
    const place = { latitude: 52.5, longitude: 13.4, name: 'Shop', address: 'Main Street 1' }
    const third = await messages.sendLocation({ ...to, location: place })
    const image = { id: '1037543291543636' }
    const fourth = await messages.sendInteractiveCarousel({
      ...to,
      bodyText: 'Which?',
      cards: ['Shoe', 'Hat'].map((title, cardIndex) => ({
        cardIndex,
        header: { type: 'image', image },
        bodyText: title,
        action: { buttons: [{ id: title, title: 'Buy' }] }
      }))
    })
    const ids = [first, second, third, fourth].map(answer => answer.messages[0]!.id)
    expect(ids).toEqual(whatsapp.sent.map(({ id }) => id))
    expect(whatsapp.sent).toMatchObject([
      { text: { body: 'Hello' }, biz_opaque_callback_data: 'the first' },
      { interactive: { type: 'button' } },
      { location: place },
      { interactive: { type: 'carousel' } }
    ])
    whatsapp.state.throttled = 1
    const throttled = messages.sendText({ ...to, body: 'Too soon' })
    await expect(throttled).rejects.toMatchObject({ code: 130_429 })
    whatsapp.state.isTokenRevoked = true
    const revoked = messages.sendText({ ...to, body: 'Who?' })
    await expect(revoked).rejects.toThrow(GraphApiError)
    whatsapp.state.isTokenRevoked = false
  })

  test('reads the events that it sends', () => {
    const { bodyOf, messageOf } = whatsapp
    const ann = { name: 'Ann Lee', number: '447700900201', userId: 'GB.13491208655302741918' }
    const said = bodyOf(messageOf(ann, { type: 'text', text: { body: 'Hello' } }))
    expect(normalizeWebhook(said)).toMatchObject({
      phoneNumberId,
      contacts: [{ profile: { name: 'Ann Lee' } }],
      messages: [{ type: 'text', from: ann.number, text: { body: 'Hello' } }]
    })
  })

  test.each(BODIES)('and this server agree which signatures are right: %j', body => {
    const theirs = signaturesOf(body).map(signatureHeader =>
      verifySignature({ appSecret: SECRET, rawBody: body, signatureHeader: signatureHeader ?? '' })
    )
    expect(verdictsOf('whatsapp', body)).toEqual(theirs)
    expect(theirs.filter(Boolean)).toHaveLength(1)
  })
})

describe('A client of the Messenger Platform', () => {
  let messenger: Awaited<ReturnType<typeof startMessenger>>
  let client: Messenger
  const ann = { id: '7426890134127801', name: 'Ann Lee' }
  const recipient = { id: ann.id }
  const messaging_type = 'RESPONSE'

  beforeAll(async () => {
    messenger = await startMessenger()
    const { pageAccessToken: accessToken } = MESSENGER_ACCOUNT
    client = new Messenger({ accessToken, baseUrl: messenger.url, version: 'v25.0' })
  })
  afterAll(() => messenger.close())

  test('talks with the server that stands for it', async () => {
    const first = await client.send.message({
      recipient,
      messaging_type,
      message: { text: 'Hello' }
    })
    const second = await client.templates.button({
      recipient,
      messaging_type,
      text: 'Now?',
      buttons: [
        { type: 'web_url', title: 'Shop', url: 'https://shop.example/sale' },
        { type: 'postback', title: 'Order', payload: 'ORDER' }
      ]
    })
    const third = await client.templates.generic({
      recipient,
      messaging_type,
      elements: [{ title: 'Shoe', subtitle: 'Red' }]
    })
    expect([first, second, third]).toEqual(
      messenger.sent.map(({ mid }) => ({ recipient_id: ann.id, message_id: mid }))
    )
    messenger.state.throttled = 1
    const throttled = client.send.message({ recipient, messaging_type, message: { text: 'Soon' } })
    await expect(throttled).rejects.toMatchObject({ code: 613, statusCode: 400 })
    messenger.state.isTokenRevoked = true
    const revoked = client.send.message({ recipient, messaging_type, message: { text: 'Who?' } })
    await expect(revoked).rejects.toThrow(MessengerAPIError)
    messenger.state.isTokenRevoked = false
  })

  test('reads the events that it sends, and the name of their author', async () => {
    const body = messenger.bodyOf([messenger.messageOf(ann, { text: 'Hello' })])
    expect(extractWebhookEvents(body as Parameters<typeof extractWebhookEvents>[0])).toMatchObject([
      { sender: { id: ann.id }, message: { mid: expect.any(String), text: 'Hello' } }
    ])
    expect(await client.profile.get({ psid: ann.id, fields: ['name'] })).toMatchObject(ann)
  })

  test.each(BODIES)('and this server agree which signatures are right: %j', async body => {
    const asked = signaturesOf(body).map(signature =>
      verifyWebhookSignature(Buffer.from(body), signature, SECRET)
    )
    const theirs = (await Promise.all(asked)).map(({ isValid }) => isValid)
    for (const type of ['messenger', 'instagram']) expect(verdictsOf(type, body)).toEqual(theirs)
    expect(theirs.filter(Boolean)).toHaveLength(1)
  })

  test.each(HANDSHAKES)('and this server agree which trial of an address is right: %j', query => {
    const account = { id: '', settings: {}, origin: '', secrets: { verifyToken: 'right' } }
    const ours = CHANNELS['whatsapp']!.service!.handshake!(query, account)
    const theirs = verifyWebhookSubscription(
      query as Parameters<typeof verifyWebhookSubscription>[0],
      'right'
    )
    expect(ours ?? null).toBe(theirs)
  })
})
