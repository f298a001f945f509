import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maskCardNumbers } from '../../src/server/domain/flows/messages/mask-card-numbers'
import { cpuTimeOf } from '../util/cpu-time'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import { sessionBody, type Visitor } from './sdk-world'
import { sendFile } from './upload'

const CARD = '4242 4242 4242 4242'
const MASKED = '**** **** **** 4242'
/** With digits as of a Maestro card. */
const DANISH = 'DK5000400440116243'

describe('Card masking', () => {
  describe('A card number is masked', () => {
    // Numbers that payment processors publish for tests.
    test.each<[string, string]>([
      ['4242424242424242', '************4242'],
      ['4000056655665556', '************5556'],
      ['4222222222222', '*********2222'],
      ['5555555555554444', '************4444'],
      ['2223003122003222', '************3222'],
      ['378282246310005', '***********0005'],
      ['371449635398431', '***********8431'],
      ['6011111111111117', '************1117'],
      ['3056930009020004', '************0004'],
      ['36227206271667', '**********1667'],
      ['3566002020360505', '************0505'],
      ['6200000000000005', '************0005'],
      ['6205500000000000004', '***************0004'],
      ['4242 4242 4242 4242', MASKED],
      ['4242-4242-4242-4242', '****-****-****-4242'],
      ['4242\u00a04242\u00a04242\u00a04242', '****\u00a0****\u00a0****\u00a04242'],
      ['4242 - 4242 - 4242 - 4242', '**** - **** - **** - 4242'],
      ['3782 822463 10005', '**** ****** *0005'],
      ['4222 2222 2222 2', '**** **** *222 2'],
      ['6205 5000 0000 0000 004', '**** **** **** ***0 004'],
      ['My card: 4242424242424242, 12/34.', 'My card: ************4242, 12/34.'],
      ['卡号4242424242424242谢谢', '卡号************4242谢谢'],
      ['4242424242424242 5555555555554444', '************4242 ************4444'],
      ['order 12 4242424242424242 12', 'order 12 ************4242 12'],
      ['4242\n4242424242424242', '4242\n************4242'],
      ['4242.4242.4242.4242', '****.****.****.4242'],
      ['4242/4242/4242/4242', '****/****/****/4242'],
      ['4242\\4242\\4242\\4242', '****\\****\\****\\4242'],
      ['4242_4242_4242_4242', '****_****_****_4242'],
      ['4242|4242|4242|4242', '****|****|****|4242'],
      ['4242\t4242\t4242\t4242', '****\t****\t****\t4242'],
      ['4242\n4242\n4242\n4242', '****\n****\n****\n4242'],
      ['4242\r\n4242\r\n4242\r\n4242', '****\r\n****\r\n****\r\n4242'],
      ['4242\u200b4242\u200b4242\u200b4242', '****\u200b****\u200b****\u200b4242'],
      [[...'4242424242424242'].join('\u200b'), [...'************4242'].join('\u200b')],
      ['4242\u3000４２４２ 4242 4242', '****\u3000**** **** 4242'],
      ['４２４２４２４２４２４２４２４２', '************４２４２'],
      ['4242\u2014\u200d4242\u20144242\u20144242', '****\u2014\u200d****\u2014****\u20144242'],
      // Words that touch the number.
      ['Visa4111111111111111', 'Visa************1111'],
      ['nr4111 1111 1111 1111', 'nr**** **** **** 1111'],
      ['4111111111111111EUR', '************1111EUR'],
      ['4111 1111 1111 1111EUR', '**** **** **** 1111EUR'],
      ['Visa4111111111111111EUR', 'Visa************1111EUR'],
      // Brackets and arrows.
      ['(4111)(1111)(1111)(1111)', '(****)(****)(****)(1111)'],
      ['[4111][1111][1111][1111]', '[****][****][****][1111]'],
      ['[4111] [1111] [1111] [1111]', '[****] [****] [****] [1111]'],
      ['4111+1111+1111+1111', '****+****+****+1111'],
      ['4111~1111~1111~1111', '****~****~****~1111'],
      ['4111->1111->1111->1111', '****->****->****->1111'],
      ['+1 (425) 555-0123 4242 4242 4242 4242', `+1 (425) 555-0123 ${MASKED}`],
      // Digits that stand apart.
      ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '* * * * * * * * * * * * 1 1 1 1'],
      [[...'4242424242424242'].join('-'), [...'************4242'].join('-')],
      [[...'378282246310005'].join('\u00a0'), [...'***********0005'].join('\u00a0')],
      ['Card 4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2 12/26', 'Card * * * * * * * * * * * * 4 2 4 2 12/26'],
      // Other marks between groups.
      ...[':', ',', '*', '=', '#', ';', '_'].map((mark): [string, string] => [
        ['4242', '4242', '4242', '4242'].join(mark),
        ['****', '****', '****', '4242'].join(mark)
      ]),
      ['card:4242:4242:4242:4242', 'card:****:****:****:4242'],
      ['4242,4242,4242,4242,123', '****,****,****,4242,123'],
      [';4242424242424242=2512101', ';************4242=2512101'],
      // Digits of other scripts.
      ['\u0664\u0662\u0664\u0662'.repeat(4), `${'*'.repeat(12)}\u0664\u0662\u0664\u0662`],
      ['\u096a\u0968\u096a\u0968'.repeat(4), `${'*'.repeat(12)}\u096a\u0968\u096a\u0968`],
      ['\u{1d7d2}\u{1d7d0}'.repeat(8), `${'*'.repeat(12)}${'\u{1d7d2}\u{1d7d0}'.repeat(2)}`],
      ['\u{1d7fa}\u{1d7f8}'.repeat(8), `${'*'.repeat(12)}${'\u{1d7fa}\u{1d7f8}'.repeat(2)}`],
      // Digits in circles, in brackets, with dots, and raised.
      ...['④②', '❹❷', '➃➁', '➍➋', '⓸⓶', '⑷⑵', '⒋⒉', '⁴²', '₄₂', '🄅🄃'].map(
        (drawn): [string, string] => [drawn.repeat(8), `${'*'.repeat(12)}${drawn.repeat(2)}`]
      ),
      ['④⓪⓪⓪⓿⑤⑥⑥⑤⑤⑥⑥⑤⑤⑤⑥', '************⑤⑤⑤⑥'],
      ['4242 ④②④② 4242 ❹❷❹❷', '**** **** **** ❹❷❹❷'],
      ['4242424242424242²', '************4242²'],
      ['① 4242424242424242', '① ************4242'],
      // Entities and tags of HTML.
      ...[
        '&nbsp;',
        '&NBSP;',
        '&nbsp',
        '&#160;',
        '&#xA0;',
        '&amp;nbsp;',
        '&#45;',
        '&shy;',
        '<br>'
      ].map((gap): [string, string] => [
        ['4242', '4242', '4242', '4242'].join(gap),
        ['****', '****', '****', '4242'].join(gap)
      ]),
      ['&#52;&#x32;'.repeat(8), `${'*'.repeat(12)}${'&#52;&#x32;'.repeat(2)}`],
      ['<b>4242</b><b>4242</b> 4242 4242', '<b>****</b><b>****</b> **** 4242'],
      // Characters that are not seen.
      ...[
        '\u3164',
        '\u115f',
        '\uffa0',
        '\u034f',
        '\ufe0f\u20e3',
        '\ufeff',
        '\u2060\u200d\u00ad'
      ].map((unseen): [string, string] => [
        [...'4242424242424242'].join(unseen),
        [...'************4242'].join(unseen)
      ]),
      ['4242\u3164 4242\u3164 4242 \u31644242', '****\u3164 ****\u3164 **** \u31644242']
    ])('in %j', (text, masked) => {
      expect(maskCardNumbers(text)).toBe(masked)
    })
  })

  describe('A number is kept', () => {
    test.each([
      ['that fails the check digit', '4242 4242 4242 4243'],
      ['of a phone number', '+49 170 4242 4242 4242'],
      ['of a phone number in dialling format', '00491704242424'],
      ['of an order', '2024-0001-2345-6789'],
      ['of an order without gaps', '4242424242424240'],
      ['that is a date', '2026-11-21 20-48-58-890'],
      ['that is a time in ms', '1763758138890'],
      ['of twelve digits', '424242424242'],
      ['of twenty digits', '42424242424242424242'],
      ['within an id', 'a4242424242424242'],
      ['within an id of ours', '01a1ffde91f4242424242424242'],
      ['before letters', '4242424242424242f'],
      ['of an address', 'fe80:4242:4242:4242::4242'],
      ['within a UUID', '4f242424-4242-4242-a424-424242424242'],
      ['within a key of letters and digits', 'k9x4242424242424242'],
      ['within a key with an underscore', 'cus_4242424242424242'],
      ['before letters of an id', '4242424242424242ab12'],
      ['of twenty digits after a word', 'nr42424242424242424242'],
      ['of an account in Norway', 'NO9386011117947'],
      ['of an account in Finland', 'FI2112345600000785'],
      ['of an account in Denmark', DANISH],
      ['of a sum', '4242+4242+4242+4242+4242'],
      ['of a phone after another number', '12 +49 1704242424242'],
      ['that is a date with dots', '2026.11.21 20:48:58.890'],
      ['of an address in digits', '4242:4242:4242:4242:4242:4242:4242:4242'],
      ['of a shortened address', '2001:db8:4242:4242:4242:4242::1'],
      ['of a device', '490154203237518'],
      ['of an account', 'DE89 3704 0044 0532 0130 00'],
      ['of an account in Britain', 'GB29 NWBK 6016 1331 9268 19'],
      ['of no scheme', '7992 7398 7130 0000'],
      ['of a scheme and another length', '4242 4242 4242 42'],
      ['of several phones', '(425) 555-0199, (425) 555-0123'],
      ['that is a time with milliseconds', '12:34:56,789 - 12:34:58,123'],
      ['of a list', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16'],
      ['of a list of digits', '4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2'],
      ['of a list of digits without spaces', '4,2,4,2,4,2,4,2,4,2,4,2,4,2,4,2'],
      ['of a column of digits', [...'4242424242424242'].join('\n')],
      ['of many digits one by one', [...'42424242424242424242'].join(' ')],
      ['of a list of years', '4242, 4242, 4242, 4242'],
      ['of a long list without spaces', '4242,4242,4242,4242,4242,4242'],
      ['of amounts', '4,242,424,242,424,242'],
      ['of coordinates', '4242.4242,4242.4242'],
      ['of an order in circles', '④②④②④②④②④②④②④②④⓪'],
      ['of an order with entities', '2024&nbsp;0001&nbsp;2345&nbsp;6789'],
      ['of an entity without a character', '4242&#9999999;4242&#9999999;4242&#9999999;4242'],
      ['of parameters', '?a=4242&b=4242&c=4242&d=4242'],
      ['of a list in circles', '① ② ③ ④ ⑤ ⑥ ⑦ ⑧ ⑨ ⑩ ⑪ ⑫ ⑬ ⑭ ⑮ ⑯']
    ])('%s', (_name, text) => {
      expect(maskCardNumbers(text)).toBe(text)
    })
  })

  test.each([
    '4242.\u200b',
    '4\u200b',
    '4\u200b\u200b.',
    '4242 ',
    '4-',
    '42424242',
    '4   ',
    '9999 9999 ',
    '4 ',
    '4+',
    '4)(',
    'x4242',
    '4:',
    '4242:',
    ':4',
    'a:4',
    '4242,',
    '\u0664\u3164',
    '\u{1d7ff}\u{1d7fa} ',
    '④',
    '❹ ',
    '&',
    '&amp;',
    '4&nbsp;',
    '&#52;',
    '<b'
  ])('masking takes linear time in many %j', part => {
    const text = part.repeat(50_000)
    // Quadratic time would take a minute.
    expect(cpuTimeOf(() => maskCardNumbers(text))).toBeLessThan(5_000)
  })

  describe('In an app that masks card numbers', () => {
    let world: BusinessWorld
    let visitor: Visitor
    let conversation: string

    beforeAll(async () => {
      world = await openBusinessWorld()
      await world.rest('PATCH', '', { settings: { maskCreditCardNumbers: true } })
    })
    afterAll(() => world.close())
    beforeEach(async () => {
      visitor = await world.sdk.addVisitor()
      conversation = `/conversations/${visitor.conversationId}`
    })

    /** All texts, users and devices in the database. */
    const stored = async (): Promise<string> => {
      const { read } = world.sdk.server.domain.storage
      const rows = await Promise.all([
        read.selectFrom('messages').selectAll().execute(),
        read.selectFrom('userEvents').selectAll().execute(),
        read.selectFrom('appEvents').selectAll().execute(),
        read.selectFrom('users').selectAll().execute(),
        read.selectFrom('conversations').selectAll().execute(),
        read.selectFrom('devices').selectAll().execute()
      ])
      return JSON.stringify(rows)
    }
    const expectHidden = async () => {
      expect(await stored()).toContain('4242')
      expect(await stored()).not.toContain(CARD)
    }

    test('messages of a visitor are stored, emitted and returned without card numbers', async () => {
      const { body } = await visitor.send('card', `Mine is ${CARD}`)
      expect(body.message.text).toBe(`Mine is ${MASKED}`)
      expect((await visitor.send('card', `Mine is ${CARD}`)).body).toEqual(body)
      await expectHidden()
    })

    test('a number in circles or between entities is stored without its digits', async () => {
      const { body } = await visitor.send('circles', '④②④②④②④②④②④②④②④②')
      expect(body.message.text).toBe('************④②④②')
      const entities = await visitor.send('entities', '4242&nbsp;4242&nbsp;4242&nbsp;4242')
      expect(entities.body.message.text).toBe('****&nbsp;****&nbsp;****&nbsp;4242')
      expect(await stored()).not.toMatch(/④②④②④②④②|4242&nbsp;4242/)
    })

    test('metadata of a visitor’s message is masked', async () => {
      const { body } = await visitor.call('POST', `${conversation}/messages`, {
        clientMessageId: 'with metadata',
        message: { type: 'text', text: 'Hello', metadata: { card: CARD } }
      })
      expect(body.message.metadata).toEqual({ card: MASKED })
      await expectHidden()
    })

    test('keys and numbers in metadata are masked, whatever they are called', async () => {
      const metadata = {
        '5555555555554444': 'yes',
        cardUrl: CARD,
        number: 5555555555554444,
        size: 7
      }
      const masked = {
        '************4444': 'yes',
        cardUrl: MASKED,
        number: '************4444',
        size: 7
      }
      const { body } = await visitor.call('POST', `${conversation}/messages`, {
        clientMessageId: 'keys of metadata',
        message: { type: 'text', text: 'Hello', metadata }
      })
      expect(body.message.metadata).toEqual(masked)
      const user = await visitor.call('PATCH', '/user', { metadata })
      expect(user.body.user.metadata).toEqual(masked)
      await visitor.call('PATCH', conversation, { metadata })
      const told = await world.rest('GET', conversation)
      expect(told.body.conversation.metadata).toEqual(masked)
      expect(await stored()).not.toContain('5555555555554444')
    })

    test('the payload of a visitor’s message is masked', async () => {
      const { body } = await visitor.call('POST', `${conversation}/messages`, {
        clientMessageId: 'with payload',
        message: { type: 'text', text: 'Hello', payload: '4242424242424242' }
      })
      expect(body.message.payload).toBe('************4242')
      expect(await stored()).not.toContain('4242424242424242')
    })

    test('metadata of a postback is masked', async () => {
      const actionId = 'a'.repeat(24)
      await world.sdk.say(visitor.conversationId, {
        type: 'text',
        text: 'Choose',
        actions: [{ type: 'postback', id: actionId, text: 'Yes', payload: 'yes' }]
      })
      const postback = { actionId, metadata: { card: CARD } }
      const { status } = await visitor.call('POST', `${conversation}/postbacks`, postback)
      expect(status).toBe(200)
      const emitted = await world.sdk.appEventsOf(visitor.conversationId)
      expect(emitted.at(-1).payload.postback.metadata).toEqual({ card: MASKED })
      await expectHidden()
    })

    test('a client message id with a card number is refused, since it cannot be masked', async () => {
      expect(await visitor.send(CARD, 'Hello')).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-message', message: expect.not.stringContaining('4242') } }
      })
      expect(await stored()).not.toContain(CARD)
    })

    test('names of a first conversation, and the description of a device, are masked', async () => {
      const { id } = await world.sdk.addIntegration()
      const currentUrl = 'https://example.com/4242424242424242'
      const body = sessionBody(id, {
        sessionKey: 'others of more than 128 random bits',
        conversation: { displayName: CARD, description: CARD, metadata: { card: CARD } },
        client: { id: 'device', platform: 'web', info: { currentTitle: CARD, currentUrl } }
      })
      const session = await world.sdk.call('POST', `/apps/${world.sdk.appId}/sessions`, { body })
      expect(session.body.conversations).toMatchObject([
        { displayName: MASKED, description: MASKED, metadata: { card: MASKED } }
      ])
      const { body: told } = await world.rest('GET', `/users/${session.body.user.id}/devices`)
      expect(told.devices).toMatchObject([{ info: { currentTitle: MASKED, currentUrl } }])
      await expectHidden()
    })

    test('profile and conversation of a visitor are masked', async () => {
      await visitor.call('PATCH', '/user', { givenName: CARD, metadata: { card: CARD } })
      await visitor.call('PATCH', conversation, { displayName: CARD, metadata: { card: CARD } })
      const { body } = await world.rest('GET', conversation)
      expect(body.conversation).toMatchObject({ displayName: MASKED, metadata: { card: MASKED } })
      await expectHidden()
    })

    test('first messages of a visitor are masked', async () => {
      await world.sdk.addVisitor([
        { clientMessageId: 'card', message: { type: 'text', text: CARD } }
      ])
      await expectHidden()
    })

    test('answers to a form are masked', async () => {
      const field = { type: 'text' as const, name: 'card', label: 'Card' }
      const form = { type: 'form' as const, fields: [field], submitted: false }
      const { row } = await world.sdk.say(visitor.conversationId, form)
      const { body } = await visitor.call('POST', `${conversation}/messages`, {
        clientMessageId: 'answers',
        message: {
          type: 'formResponse',
          quotedMessageId: row.id,
          fields: [{ type: 'text', name: 'card', text: CARD }]
        }
      })
      expect(body.message).toMatchObject({ fields: [{ text: MASKED }], text: `Card: ${MASKED}` })
      await expectHidden()
    })

    test('prechat answers, and the profile made from them, are masked', async () => {
      const { id } = await world.sdk.addIntegration()
      const prechat = {
        clientMessageId: 'prechat',
        greeting: 'Hello',
        confirmation: 'Thank you',
        fields: [{ type: 'text', name: 'name', label: 'Name' }],
        answers: [{ type: 'text', name: 'name', label: 'Name', text: CARD }]
      }
      const body = sessionBody(id, {
        sessionKey: 'more than 128 random bits',
        conversation: { prechat }
      })
      const session = await world.sdk.call('POST', `/apps/${world.sdk.appId}/sessions`, { body })
      expect(session.body.user.givenName).toBe(MASKED)
      await expectHidden()
    })

    test('file names are masked', async () => {
      const name = '5555555555554444.txt'
      const file = { name, bytes: Buffer.from('Hello') }
      const { body } = await sendFile(world.sdk, visitor, 'file', file)
      expect(body.message).toMatchObject({
        altText: '************4444.txt',
        mediaUrl: expect.stringMatching(/\/\*{12}4444\.txt$/)
      })
      const { pathname } = new URL(body.message.mediaUrl)
      const { statusCode } = await world.sdk.server.app.inject({ url: pathname })
      expect(statusCode).toBe(200)
    })

    test('messages that the business posts for a user are masked', async () => {
      const { body } = await world.rest('POST', `${conversation}/messages`, {
        author: { type: 'user', userId: visitor.userId },
        content: {
          type: 'image',
          mediaUrl: 'https://example.com/4242424242424242.png',
          altText: CARD
        }
      })
      expect(body.messages[0].content).toMatchObject({
        mediaUrl: 'https://example.com/4242424242424242.png',
        altText: MASKED
      })
      await expectHidden()
    })

    test('messages of the business are kept', async () => {
      const { content } = (await world.write(visitor.conversationId, '5555555555554444')) as any
      expect(content.text).toBe('5555555555554444')
    })
  })

  test('other apps store messages unchanged', async () => {
    const world = await openBusinessWorld()
    const visitor = await world.sdk.addVisitor()
    expect((await visitor.send('card', CARD)).body.message.text).toBe(CARD)
    await world.close()
  })
})
