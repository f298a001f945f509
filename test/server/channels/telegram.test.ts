import { describe, expect, test } from 'vitest'
import { BOT_TOKEN } from '../../channels/telegram'
import { ANN, openTelegramWorld } from './telegram-world'

/** A picture of one pixel, as far as its headers say. */
const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0001108000100010301110002110103110111ffd9',
  'hex'
)

const linkedWorld = async (triggers: string[] = []) => {
  const world = await openTelegramWorld(triggers)
  await world.connected()
  const visitor = await world.addVisitor()
  await world.telegram.say(ANN, `/start ${await visitor.linkCode()}`)
  return { ...world, visitor }
}

describe('A Telegram bot', () => {
  test('is told our address, names itself, and is offered to visitors only then', async () => {
    const world = await openTelegramWorld()
    await world.connected()
    const { url, secret_token: secret } = world.telegram.webhook()!
    expect(url).toBe(`${world.url}/channels/${world.channelId}`)
    expect(secret).toMatch(/^[\w-]{43}$/)
    const { channels } = await world.config()
    expect(channels).toEqual([{ id: world.channelId, type: 'telegram', username: 'shop_bot' }])
  })

  test('whose token is wrong is not offered, and says so', async () => {
    const world = await openTelegramWorld()
    await world.connected()
    await world.rest('PATCH', `/integrations/${world.channelId}`, { token: 'wrong' })
    await expect
      .poll(
        async () =>
          (await world.rest<any>('GET', `/integrations/${world.channelId}`)).integration.status
      )
      .toBe('error')
    expect((await world.config()).channels).toEqual([])
  })

  test('refuses events that do not come from Telegram, and bodies that are none', async () => {
    const world = await openTelegramWorld()
    await world.connected()
    const update = { update_id: 1, message: {} }
    expect(await world.telegram.post(update, 'guessed')).toBe(401)
    expect(await world.telegram.post({})).toBe(400)
    expect(await world.telegram.post({ update_id: 2, poll: {} })).toBe(200)
    const foreign = await fetch(`${world.url}/channels/0123456789abcdef01234567`, {
      method: 'POST'
    })
    expect(foreign.status).toBe(404)
  })
})

describe('A visitor who goes on in Telegram', () => {
  test('is linked by the code, and both sides go on in one conversation', async () => {
    const { telegram, visitor, answer, textsOf } = await linkedWorld()
    expect(await visitor.links()).toMatchObject([
      { type: 'telegram', status: 'active', displayName: 'Ann Lee' }
    ])

    await answer(visitor.path, 'Hello Ann, how can we help?')
    await telegram.until(() => telegram.sent.length === 1)
    expect(telegram.sent[0]).toMatchObject({
      method: 'sendMessage',
      fields: { chat_id: String(ANN.id), text: 'Hello Ann, how can we help?' }
    })

    await telegram.say(ANN, 'My parcel is late.')
    const messages = await textsOf(visitor.path)
    expect(messages.at(-1)).toMatchObject({
      author: { type: 'user', userId: visitor.userId },
      content: { type: 'text', text: 'My parcel is late.' },
      source: { type: 'telegram' }
    })
    const { events } = await visitor.call('GET', '/events?after=0')
    expect(events.at(-1).event).toMatchObject({ type: 'message', unreadCount: 0 })
  })

  test('gets the answer where they wrote last', async () => {
    const { telegram, visitor, answer } = await linkedWorld()
    await visitor.call('POST', `/conversations/${visitor.conversationId}/messages`, {
      clientMessageId: 'back',
      message: { type: 'text', text: 'I am back on the page.' }
    })
    await answer(visitor.path, 'Read here.')
    await telegram.say(ANN, 'And now on the way.')
    await answer(visitor.path, 'Read there.')
    await telegram.until(() => telegram.sent.length > 0)
    expect(telegram.sent.map(({ fields }) => fields['text'])).toEqual(['Read there.'])
  })

  test('gets every type of message', async () => {
    const { telegram, visitor, answer, url } = await linkedWorld()
    const missing = `${url}/files/none.png`
    await answer(visitor.path, {
      type: 'text',
      text: 'Choose.',
      actions: [
        { type: 'link', text: 'Shop', uri: 'https://shop.example/sale' },
        { type: 'link', text: 'Call', uri: 'tel:+447700900100' },
        { type: 'postback', text: 'Order', payload: 'ORDER' }
      ]
    })
    await answer(visitor.path, {
      type: 'text',
      text: 'Red or blue?',
      actions: [
        { type: 'reply', text: 'Red', payload: 'RED' },
        { type: 'reply', text: 'Blue', payload: 'BLUE' }
      ]
    })
    await answer(visitor.path, { type: 'image', mediaUrl: missing, text: 'Not there' })
    await answer(visitor.path, {
      type: 'location',
      coordinates: { lat: 52.5, long: 13.4 },
      location: { name: 'Shop', address: 'Main Street 1' }
    })
    await answer(visitor.path, {
      type: 'carousel',
      items: [
        {
          title: 'Shoe',
          description: 'Red',
          actions: [{ type: 'postback', text: 'Buy', payload: 'B' }]
        },
        { title: 'Hat', actions: [{ type: 'link', text: 'See', uri: 'https://shop.example/hat' }] }
      ]
    })
    await answer(visitor.path, {
      type: 'form',
      fields: [{ type: 'text', name: 'size', label: 'Which size?' }]
    })
    await answer(visitor.path, {
      type: 'text',
      text: 'long '.repeat(818),
      actions: [{ type: 'link', text: 'Call', uri: 'tel:+447700900100' }]
    })
    await telegram.until(() => telegram.sent.length >= 9)
    expect(telegram.sent.map(({ method }) => method)).toEqual([
      'sendMessage',
      'sendMessage',
      'sendMessage',
      'sendVenue',
      'sendMessage',
      'sendMessage',
      'sendMessage',
      'sendMessage',
      'sendMessage'
    ])
    const [choice, colors, picture, , shoe, , question, , end] = telegram.sent.map(
      ({ fields }) => fields
    )
    expect(choice!['text']).toBe('Choose.\nCall: tel:+447700900100')
    expect(choice!['reply_markup'].inline_keyboard).toMatchObject([
      [{ text: 'Shop', url: 'https://shop.example/sale' }],
      [{ text: 'Order' }]
    ])
    expect(colors!['reply_markup'].keyboard).toEqual([[{ text: 'Red' }], [{ text: 'Blue' }]])
    expect(picture!['text']).toContain(missing)
    expect(shoe!['text']).toBe('Shoe\nRed')
    expect(question!['text']).toBe('Which size?')
    expect(end!['text']).toBe('Call: tel:+447700900100')
  })

  test('presses a button, or says its label, and the business learns which', async () => {
    const world = await linkedWorld(['conversation:postback', 'conversation:message'])
    const { telegram, visitor, answer, receiver, textsOf } = world
    const offer = (text: string) =>
      answer(visitor.path, {
        type: 'text',
        text,
        actions: [
          { type: 'postback', text: 'Order', payload: 'ORDER' },
          { type: 'reply', text: 'Later', payload: 'LATER' }
        ]
      })
    await offer('Now?')
    await telegram.until(() => telegram.sent.length === 2)
    const [[button]] = telegram.sent[0]!.fields['reply_markup'].inline_keyboard
    await telegram.press(ANN, button.callback_data)
    await telegram.say(ANN, 'Order')
    await telegram.say(ANN, 'Later')
    expect((await textsOf(visitor.path)).at(-1).content).toMatchObject({
      text: 'Later',
      payload: 'LATER'
    })
    const postbacks = () =>
      receiver.got.filter(({ event }) => event.type === 'conversation:postback')
    await expect.poll(() => postbacks().length).toBe(2)
    expect(postbacks()[0]!.event.payload).toMatchObject({
      postback: { payload: 'ORDER' },
      source: { type: 'telegram', integrationId: world.channelId }
    })
    expect(telegram.calls.map(({ method }) => method)).toContain('answerCallbackQuery')
  })

  test('sends a picture, a place, and a file that cannot be kept', async () => {
    const { telegram, visitor, textsOf } = await linkedWorld()
    await telegram.sendPhoto(ANN, Buffer.from('no picture'), 'Broken')
    await telegram.sendPhoto(ANN, JPEG)
    await telegram.send(ANN, { location: { latitude: 52.5, longitude: 13.4 } })
    await telegram.send(ANN, { document: { file_id: 'gone', file_name: 'bill.pdf' } })
    const [broken, picture, place, file] = (await textsOf(visitor.path))
      .slice(-4)
      .map(each => each.content)
    expect(place).toMatchObject({ type: 'location', coordinates: { lat: 52.5, long: 13.4 } })
    expect(file).toMatchObject({ type: 'text', text: '📎 bill.pdf' })
    expect(broken).toMatchObject({ type: 'text', text: 'Broken\n📎 photo.jpg' })
    expect(picture).toMatchObject({ type: 'image', mediaType: 'image/jpeg' })
  })

  test('who stops the bot is not written to, and is back with /start', async () => {
    const world = await linkedWorld(['conversation:message:delivery:failure', 'client:update'])
    const { telegram, visitor, answer, receiver, textsOf } = world
    await telegram.stopBot(ANN)
    expect(await visitor.links()).toMatchObject([])
    await answer(visitor.path, 'Only in the messenger.')
    expect(telegram.sent).toEqual([])
    telegram.state.stopped.clear()
    await telegram.say(ANN, '/start')
    await answer(visitor.path, 'Welcome back.')
    await telegram.until(() => telegram.sent.length === 1)

    telegram.state.stopped.add(ANN.id)
    await answer(visitor.path, 'Lost?')
    await expect
      .poll(() => receiver.got.map(({ event }) => event.type))
      .toContain('conversation:message:delivery:failure')
    expect((await textsOf(visitor.path)).at(-1)).toMatchObject({
      content: { text: 'Lost?' },
      deliveryError: { message: 'Forbidden: bot was blocked by the user' }
    })
  })
})

describe('People in Telegram', () => {
  test('who were never on the page are users of their own, and one with the visitor whose link they follow', async () => {
    const world = await openTelegramWorld()
    await world.connected()
    await world.telegram.say(ANN, 'Do you sell shoes?')
    const visitor = await world.addVisitor()
    await world.telegram.say(ANN, `/start ${await visitor.linkCode()}`)
    const { conversations } = await world.rest<any>(
      'GET',
      `/conversations?filter[userId]=${visitor.userId}`
    )
    expect(conversations).toHaveLength(2)
    await world.telegram.say(ANN, 'It is me.')
    expect((await world.textsOf(visitor.path)).at(-1).content.text).toBe('It is me.')
  })

  test('who follow the link of another visitor go over to that one', async () => {
    const world = await linkedWorld()
    const other = await world.addVisitor('another visitor, with another long key')
    await world.telegram.say(ANN, `/start ${await other.linkCode()}`)
    expect(await world.visitor.links()).toEqual([])
    await world.telegram.say(ANN, 'Now here.')
    expect((await world.textsOf(other.path)).at(-1).content.text).toBe('Now here.')
  })
})

describe('Messages to Telegram', () => {
  test('are neither lost nor doubled nor out of order when it throttles, fails and the server is killed', async () => {
    const { telegram, visitor, answer, restart } = await linkedWorld()
    const wanted: string[] = []
    const say = async (count: number) => {
      for (let made = 0; made < count; made++) {
        wanted.push(`Message ${wanted.length + 1}`)
        await answer(visitor.path, wanted.at(-1)!)
      }
    }
    telegram.state.throttled = 2
    await say(3)
    await telegram.until(() => telegram.sent.length === 3)
    telegram.state.failing = 502
    await say(2)
    await restart()
    await say(2)
    await restart()
    telegram.state.failing = 0
    await telegram.until(() => telegram.sent.length === wanted.length)
    expect(telegram.sent.map(({ fields }) => fields['text'])).toEqual(wanted)
  })

  test('wait while its token is revoked, and go when there is a new one', async () => {
    const { telegram, visitor, answer, rest, channelId, config, connected } = await linkedWorld()
    telegram.state.isTokenRevoked = true
    await answer(visitor.path, 'Waits.')
    await expect.poll(async () => (await config()).channels).toEqual([])
    telegram.state.isTokenRevoked = false
    await rest('PATCH', `/integrations/${channelId}`, { token: BOT_TOKEN })
    await connected()
    await telegram.until(() => telegram.sent.length === 1)
    expect(telegram.sent[0]!.fields['text']).toBe('Waits.')
  })

  test('are reported as handed over, with the id that they have there', async () => {
    const trigger = 'conversation:message:delivery:channel'
    const { telegram, visitor, answer, receiver, channelId } = await linkedWorld([trigger])
    await answer(visitor.path, 'Here.')
    await receiver.until(1)
    expect(receiver.got[0]!.event.payload).toMatchObject({
      destination: { type: 'telegram', integrationId: channelId },
      externalMessages: [{ id: String(telegram.sent[0]!.message_id) }],
      isFinalEvent: true
    })
  })

  test('that come twice, and in parallel, are stored once', async () => {
    const { telegram, visitor, textsOf } = await linkedWorld()
    const update = await telegram.say(ANN, 'Once.')
    const again = await Promise.all([telegram.post(update), telegram.post(update)])
    expect(again).toEqual([200, 200])
    const texts = (await textsOf(visitor.path)).map(({ content }) => content.text)
    expect(texts.filter(text => text === 'Once.')).toHaveLength(1)
  })

  test('to a channel that the user is not linked to say so', async () => {
    const world = await openTelegramWorld()
    await world.connected()
    const visitor = await world.addVisitor()
    const { messages } = await world.answer(visitor.path, 'There?', {
      destination: { integrationId: world.channelId }
    })
    expect(messages[0].deliveryError.message).toBe(
      'The user of this conversation is not linked to this integration.'
    )
  })
})
