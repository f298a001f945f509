import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maskCardNumbers } from '../../src/server/domain/messages/mask-card-numbers'
import { cpuTimeOf } from '../util/cpu-time'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import { sessionBody, type Visitor } from './sdk-world'
import { sendFile } from './upload'

const CARD = '4242 4242 4242 4242'
const MASKED = '**** **** **** 4242'

describe('a card number is hidden', () => {
  // Numbers that payment processors publish for tests.
  test.each([
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
    ['4242\n4242424242424242', '4242\n************4242']
  ])('in %j', (text, masked) => {
    expect(maskCardNumbers(text)).toBe(masked)
  })
})

describe('a number stays', () => {
  test.each([
    ['of a card with one digit wrong', '4242 4242 4242 4243'],
    ['of a phone', '+49 170 4242 4242 4242'],
    ['of a phone, dialled', '00491704242424'],
    ['of an order', '2024-0001-2345-6789'],
    ['of an order without gaps', '4242424242424240'],
    ['that is a date', '2026-11-21 20-48-58-890'],
    ['that is a time in ms', '1763758138890'],
    ['of twelve digits', '424242424242'],
    ['of twenty digits', '42424242424242424242'],
    ['within an id', 'a4242424242424242'],
    ['within an id of ours', '01a1ffde91f4242424242424242'],
    ['before letters', '4242424242424242f'],
    ['of digits one by one', '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2'],
    ['in lines of their own', '4242\n4242\n4242\n4242']
  ])('%s', (_name, text) => {
    expect(maskCardNumbers(text)).toBe(text)
  })
})

test('time grows with the text only', () => {
  const worst = ['4242 ', '4-', '42424242', '4   ', '9999 9999 '].map(part => part.repeat(100_000))
  const time = cpuTimeOf(() => {
    for (const text of worst) maskCardNumbers(text)
  })
  expect(time).toBeLessThan(5_000)
})

describe('where the app wants it', () => {
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

  /** All that the database holds of words and people. */
  const stored = async (): Promise<string> => {
    const { read } = world.sdk.server.domain.storage
    const rows = await Promise.all([
      read.selectFrom('messages').selectAll().execute(),
      read.selectFrom('userEvents').selectAll().execute(),
      read.selectFrom('appEvents').selectAll().execute(),
      read.selectFrom('users').selectAll().execute()
    ])
    return JSON.stringify(rows)
  }
  const expectHidden = async () => {
    expect(await stored()).toContain('4242')
    expect(await stored()).not.toContain(CARD)
  }

  test('what a visitor writes is stored, told and answered without card numbers', async () => {
    const { body } = await visitor.send('card', `Mine is ${CARD}`)
    expect(body.message.text).toBe(`Mine is ${MASKED}`)
    expect((await visitor.send('card', `Mine is ${CARD}`)).body).toEqual(body)
    await expectHidden()
  })

  test('so are the first words of a visitor', async () => {
    await world.sdk.addVisitor([{ clientMessageId: 'card', message: { type: 'text', text: CARD } }])
    await expectHidden()
  })

  test('so are the answers to a form', async () => {
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

  test('so are the answers of a prechat, and what is learnt from them', async () => {
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

  test('so is the name of a file', async () => {
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

  test('so is what the business passes on for a user', async () => {
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

  test('what the business writes stays', async () => {
    const { content } = (await world.write(visitor.conversationId, '5555555555554444')) as any
    expect(content.text).toBe('5555555555554444')
  })
})

test('elsewhere all stays', async () => {
  const world = await openBusinessWorld()
  const visitor = await world.sdk.addVisitor()
  expect((await visitor.send('card', CARD)).body.message.text).toBe(CARD)
  await world.close()
})
