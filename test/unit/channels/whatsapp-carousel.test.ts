// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Content, Item } from '../../../src/protocol'
import { CHANNELS } from '../../../src/server/channels'
import { checkWhatsAppMessage } from '../../channels/whatsapp-checks'
import { account } from './sent-samples'

const { encode, numbered } = CHANNELS['whatsapp']!.service!

const link = { id: 'see', type: 'link', text: 'See', uri: 'https://shop.example/a' }
const choice = (id: string, text = id) => ({ id, type: 'postback', text, payload: id })
const item = (title: string, ...actions: object[]) =>
  ({
    title,
    description: 'New',
    mediaUrl: `https://shop.example/${title}.jpg`,
    mediaType: 'image/jpeg',
    actions
  }) as Item

const shoe = item('Shoe', link)
const hat = item('Hat', link)
const carousel = (items: object[], text?: string) =>
  ({ type: 'carousel', items, ...(text && { text }) }) as Content

const partsOf = (content: Content) =>
  encode({ id: '0123456789abcdef01234567', externalId: '+447700900123', content }, account)
const messagesOf = (content: Content) => partsOf(content).map(({ body }) => JSON.parse(body!))
const cardsOf = (items: object[]): any[] | undefined => {
  const [message, ...rest] = messagesOf(carousel(items))
  return rest.length ? undefined : message.interactive?.action.cards
}
/** Makes what is sent in place of cards that the service refuses. */
const insteadOf = (content: Content) => {
  const body = partsOf(content)[0]!.instead?.body
  return body === undefined ? undefined : JSON.parse(body)
}

describe('A carousel in WhatsApp', () => {
  test('is one message with cards, each with a picture and a link', () => {
    const [message, ...rest] = messagesOf(carousel([shoe, hat], 'Which?'))
    expect(rest).toEqual([])
    expect(message.interactive).toEqual({
      type: 'carousel',
      body: { text: 'Which?' },
      action: {
        cards: ['Shoe', 'Hat'].map((title, index) => ({
          card_index: index,
          type: 'cta_url',
          header: { type: 'image', image: { link: `https://shop.example/${title}.jpg` } },
          body: { text: `${title}\nNew` },
          action: {
            name: 'cta_url',
            parameters: { display_text: 'See', url: 'https://shop.example/a' }
          }
        }))
      }
    })
    expect(() => checkWhatsAppMessage(message)).not.toThrow()
  })

  test('has the same one or two choices on each card, which have no numbers', () => {
    const one = [item('Shoe', choice('a', 'Buy')), item('Hat', choice('b', 'Buy'))]
    expect(cardsOf(one)!.map(({ action }) => action)).toEqual(
      ['a', 'b'].map(id => ({
        buttons: [{ type: 'quick_reply', quick_reply: { id, title: 'Buy' } }]
      }))
    )
    const two = [item('Shoe', choice('a'), choice('b')), item('Hat', choice('c'), choice('d'))]
    expect(cardsOf(two)!.map(({ action }) => action.buttons.length)).toEqual([2, 2])
    expect(numbered!(carousel(two))).toEqual([])
    expect(() => checkWhatsAppMessage(messagesOf(carousel(two))[0])).not.toThrow()
  })

  test('names its cards where it has no text of its own', () => {
    expect(messagesOf(carousel([shoe, hat]))[0].interactive.body.text).toBe('Shoe · Hat')
  })

  test('comes after the beginning of a text that is too long for it', () => {
    const sent = messagesOf(carousel([shoe, hat], 'long '.repeat(300)))
    expect(sent.map(({ type }) => type)).toEqual(['text', 'interactive'])
    expect(sent[1].interactive.body.text.length).toBeLessThanOrEqual(1_024)
  })

  test('of ten cards is one message', () => {
    expect(cardsOf(Array.from({ length: 10 }, () => shoe))).toHaveLength(10)
  })

  test.each<[string, object[]]>([
    ['of one card', [shoe]],
    ['with a card without a picture', [shoe, { ...hat, mediaUrl: undefined }]],
    ['with a picture that is none there', [shoe, { ...hat, mediaType: 'image/gif' }]],
    ['with a picture that is too large', [shoe, { ...hat, mediaSize: 5_000_001 }]],
    ['with links and choices', [shoe, item('Hat', choice('a'))]],
    ['with both on a card', [item('Shoe', link, choice('a')), item('Hat', link, choice('b'))]],
    ['with more choices on one', [item('A', choice('a')), item('B', choice('b'), choice('c'))]],
    [
      'with three choices',
      ['A', 'B'].map(name => item(name, ...['1', '2', '3'].map(id => choice(id))))
    ],
    ['with two links', [item('A', link, link), item('B', link, link)]],
    ['with a label of 21 characters', [shoe, item('Hat', { ...link, text: 'x'.repeat(21) })]],
    ['with a call', [shoe, item('Hat', { ...link, uri: 'tel:+447700900100' })]],
    ['with a text of 161 characters', [shoe, { ...hat, description: 'x'.repeat(157) }]],
    ['with a text of four lines', [shoe, { ...hat, description: '1\n2\n3' }]]
  ])('%s is a message for each item', (_, items) => {
    const sent = messagesOf(carousel(items))
    expect(sent.length).toBeGreaterThanOrEqual(items.length)
    expect(JSON.stringify(sent)).not.toContain('"carousel"')
    for (const message of sent) expect(() => checkWhatsAppMessage(message)).not.toThrow()
  })

  test('fits with a text of 160 characters and three lines', () => {
    expect(cardsOf([shoe, { ...hat, description: 'x'.repeat(156) }])).toHaveLength(2)
    expect(cardsOf([shoe, { ...hat, description: '1\n2' }])).toHaveLength(2)
  })

  test('that the service refuses is a text, and its choices a list', () => {
    expect(insteadOf(carousel([shoe, hat], 'Which?')).text.body).toBe(
      [
        'Which?',
        'Shoe\nNew\nhttps://shop.example/Shoe.jpg\nSee: https://shop.example/a',
        'Hat\nNew\nhttps://shop.example/Hat.jpg\nSee: https://shop.example/a'
      ].join('\n\n')
    )
    const choices = [item('Shoe', choice('a', 'Buy')), item('Hat', choice('b', 'Buy'))]
    const list = insteadOf(carousel(choices))
    expect(list.interactive.action.sections[0].rows).toEqual([
      { id: 'a', title: 'Buy', description: 'Shoe' },
      { id: 'b', title: 'Buy', description: 'Hat' }
    ])
    expect(() => checkWhatsAppMessage(list)).not.toThrow()
  })

  test('that the service refuses has nothing in its place where that would not be one message', () => {
    const many = Array.from({ length: 6 }, (_, index) =>
      item(`Shoe ${index}`, choice(`a${index}`), choice(`b${index}`))
    )
    expect(insteadOf(carousel(many))).toBeUndefined()
    expect(insteadOf(carousel([shoe, hat], 'long '.repeat(300)))).toBeUndefined()
  })
})

describe('The server that stands for WhatsApp', () => {
  const body = () => messagesOf(carousel([shoe, hat]))[0]

  test.each<[string, (message: any) => void]>([
    ['one card', ({ interactive }) => interactive.action.cards.pop()],
    ['a heading above the cards', ({ interactive }) => (interactive.header = { type: 'text' })],
    ['no text', ({ interactive }) => delete interactive.body],
    ['a card without a picture', ({ interactive }) => delete interactive.action.cards[0].header],
    ['a card in a wrong place', ({ interactive }) => (interactive.action.cards[1].card_index = 0)],
    [
      'a link beside choices',
      ({ interactive }) => {
        const quick_reply = { id: 'a', title: 'Buy' }
        interactive.action.cards[1].action = { buttons: [{ type: 'quick_reply', quick_reply }] }
      }
    ]
  ])('refuses a carousel with %s', (_, change) => {
    const message = body()
    change(message)
    expect(() => checkWhatsAppMessage(message)).toThrow()
  })
})
