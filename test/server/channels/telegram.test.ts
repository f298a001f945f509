import { describe, expect, test } from 'vitest'
import { describeChannel } from './every-channel'
import { startTelegramUpstream } from './telegram-upstream'

describeChannel('Telegram', startTelegramUpstream, world => {
  test('gives the bot a secret that it repeats with each event', async () => {
    const shop = await world().addShop()
    await shop.connected()
    expect(shop.upstream.telegram.webhook()!.secret_token).toMatch(/^[\w-]{43}$/)
  })

  describe('A visitor who goes on in Telegram', () => {
    test('gets every type of message', async () => {
      const { upstream, visitor, answer, url } = await world().addLinkedShop()
      const { telegram } = upstream
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
          {
            title: 'Hat',
            actions: [{ type: 'link', text: 'See', uri: 'https://shop.example/hat' }]
          }
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

    test('sees that a button was pressed', async () => {
      const { upstream, visitor, answer } = await world().addLinkedShop()
      await answer(visitor.path, {
        type: 'text',
        text: 'Now?',
        actions: [{ type: 'postback', text: 'Order', payload: 'ORDER' }]
      })
      await upstream.until(() => upstream.texts().length > 0)
      await upstream.press('Ann Lee', 'Order')
      await upstream.until(() =>
        upstream.telegram.calls.some(({ method }) => method === 'answerCallbackQuery')
      )
    })

    test('sends every kind of message; of what cannot be shown the kind is said', async () => {
      const { upstream, visitor, textsOf } = await world().addLinkedShop()
      const { telegram, people } = upstream
      const gone = { file_id: 'gone' }
      const place = { latitude: 52.5, longitude: 13.4 }
      const said = [
        { text: 'Hello' },
        { voice: gone },
        { video: gone, caption: 'Look' },
        { video_note: gone },
        { audio: gone },
        { animation: { ...gone, file_name: 'cat.mp4' }, document: gone },
        { sticker: { ...gone, emoji: '👍' } },
        { sticker: gone },
        { contact: { phone_number: '+447700900100', first_name: 'Ben', last_name: 'Fox' } },
        { poll: { question: 'Which?' } },
        { dice: { value: 3 } },
        { location: place, venue: { title: 'Shop', address: 'Main Street 1', location: place } }
      ]
      for (const message of said) await telegram.send(people['Ann Lee'], message)
      await telegram.send(people['Ann Lee'], { pinned_message: { message_id: 1 } })
      const contents = (await textsOf(visitor.path)).slice(1).map(({ content }) => content)
      expect(contents.slice(0, -1).map(({ text }) => text)).toEqual([
        'Hello',
        '📎 voice.ogg',
        'Look\n📎 video.mp4',
        '📎 video.mp4',
        '📎 audio.mp3',
        '📎 file.bin',
        '👍',
        '📎 sticker',
        'Ben Fox +447700900100',
        '📎 poll',
        '📎 dice'
      ])
      expect(contents.at(-1)).toMatchObject({
        type: 'location',
        coordinates: { lat: 52.5, long: 13.4 },
        location: { name: 'Shop', address: 'Main Street 1' }
      })
    })

    test('who stops the bot is not written to, and is back with /start', async () => {
      const triggers = ['conversation:message:delivery:failure', 'client:update']
      const { upstream, visitor, answer, receiver, textsOf, rest, channelId } =
        await world().addLinkedShop(triggers)
      const { telegram, people } = upstream
      const ANN = people['Ann Lee']
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
      const updates = receiver.got.filter(({ event }) => event.type === 'client:update')
      expect(
        updates.map(({ event: { payload } }) => [payload.reason, payload.client.status])
      ).toEqual([
        ['confirmed', 'active'],
        ['blocked', 'blocked'],
        ['confirmed', 'active'],
        ['blocked', 'blocked']
      ])
      expect(updates[1]!.event.payload).toMatchObject({
        user: { id: visitor.userId },
        client: { type: 'telegram', integrationId: channelId }
      })
      const lost = (await textsOf(visitor.path)).at(-1)
      const reason = 'Forbidden: bot was blocked by the user'
      expect(lost).toMatchObject({ content: { text: 'Lost?' }, deliveryError: { message: reason } })
      expect(await rest('GET', `/integrations/${channelId}/failed-deliveries`)).toEqual({
        failedDeliveries: [
          {
            conversationId: visitor.conversationId,
            messageId: lost.id,
            error: reason,
            at: expect.any(String)
          }
        ]
      })
    })
  })
})
