import { describe, expect, test } from 'vitest'
import type { Action, Item } from '../../../src/protocol'
import { CarouselMessage } from '../../../src/widget/features/cards/CarouselMessage'
import { ListMessage } from '../../../src/widget/features/cards/ListMessage'
import { TEXTS } from '../../../src/widget/features/cards/texts'
import payloads from '../../fixtures/sanitiser/expect.json'
import { drawMessage } from '../fakes/draw-message'

/** Layout is tested in a browser. */
class NothingToMeasure {
  observe() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: NothingToMeasure })

const PICTURE = 'https://shop.example/blue.jpg'
const LINK = { id: 'a', type: 'link', text: 'See it', uri: 'https://shop.example/blue' } as const
const WEBVIEW = {
  id: 'b',
  type: 'webview',
  text: 'Choose',
  uri: 'https://shop.example/choose',
  fallback: 'https://shop.example/fallback'
} as const

const item = (fields: Partial<Item> = {}): Item => ({
  title: 'The blue one',
  actions: [LINK],
  ...fields
})
const drawCarousel = (items: Item[], fields = {}) =>
  drawMessage(CarouselMessage, TEXTS, { type: 'carousel', items, ...fields } as never)
const drawList = (items: Item[], fields = {}) =>
  drawMessage(ListMessage, TEXTS, { type: 'list', items, ...fields } as never)

describe('Cards', () => {
  test('have a position, a count and their content as their name', () => {
    const { place } = drawCarousel([
      item({ description: '28 inches', mediaUrl: PICTURE, altText: 'A blue bicycle' }),
      item({ title: 'The red one' })
    ])
    const cards = [...place.querySelectorAll('.card')]
    expect(cards.map(card => card.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2'])
    expect(cards[0]!.querySelector('img')!.getAttribute('alt')).toBe('A blue bicycle')
    expect(cards[0]!.textContent).toBe('The blue one28 inchesSee it')
    expect(cards[1]!.textContent).toBe('The red oneSee it')
  })

  test.each([
    ['square', { displaySettings: { imageAspectRatio: 'square' } }, true],
    ['horizontal', { displaySettings: { imageAspectRatio: 'horizontal' } }, false],
    ['horizontal by default', {}, false]
  ])('have images that are %s', (_, fields, isSquare) => {
    const { find } = drawCarousel([item()], fields)
    expect(find('.cards').classList.contains('square')).toBe(isSquare)
  })

  test('are in a row with a name', () => {
    const { find } = drawCarousel([item()])
    expect(find('.cards').getAttribute('aria-label')).toBe('Cards')
  })

  test('of the business are announced', () => {
    expect(drawCarousel([item()]).find('.hidden').textContent).toBe('sent cards')
  })

  test('in a list have an entry for each item, and buttons of their own', () => {
    const { place } = drawList([item(), item({ title: 'The red one' })], { actions: [WEBVIEW] })
    const entries = [...place.querySelectorAll('[role="list"] > [role="listitem"]')]
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'The blue oneSee it',
      'The red oneSee it'
    ])
    expect([...place.querySelectorAll('.actions')].at(-1)!.textContent).toBe('Choose')
  })

  test('in a list are large only for large items', () => {
    const { place } = drawList([
      item({ size: 'large' }),
      item({ size: 'compact' }),
      item({ title: 'The red one' })
    ])
    const entries = [...place.querySelectorAll('.listed')]
    expect(entries.map(({ classList }) => classList.contains('large'))).toEqual([
      true,
      false,
      false
    ])
  })

  test.each<[string, Action[], string | null]>([
    ['its default link', [LINK, { ...LINK, default: true, uri: 'tel:+49309018' }], 'tel:+49309018'],
    ['nothing when no action is the default', [LINK, WEBVIEW], null],
    ['nothing unsafe', [{ ...LINK, default: true, uri: 'javascript:alert(1)' }], null],
    [
      'in a new tab when no page can be shown inside',
      [{ ...WEBVIEW, default: true, uri: 'http://shop.example/choose' }],
      'https://shop.example/fallback'
    ]
  ])('have a title that opens %s', (_, actions, address) => {
    const opener = drawCarousel([item({ actions })]).find('.opener')
    expect(opener.textContent).toBe('The blue one')
    expect(opener.getAttribute('href')).toBe(address)
  })

  test('have a title that opens its default page inside the messenger', () => {
    const action = { ...WEBVIEW, default: true }
    const { press, $overlay } = drawList([item({ actions: [action] })])
    press('.opener')
    expect($overlay.get()).toMatchObject({ name: 'webview', action })
  })

  test('report an image that fails', async () => {
    const { find, place } = drawCarousel([item({ mediaUrl: PICTURE })])
    find('img').dispatchEvent(new Event('error'))
    await expect.poll(() => find('.lost').textContent).toBe('This picture cannot be shown.')
    expect(place.querySelector('img')).toBeNull()
  })

  test('do not show an image of an unsafe address', () => {
    const { find, place } = drawCarousel([item({ mediaUrl: 'javascript:alert(1)' })])
    expect(find('.lost').textContent).toBe('This picture cannot be shown.')
    expect(place.querySelector('img')).toBeNull()
  })

  test.each(payloads.map(({ payload }) => payload))('show %j as plain text', payload => {
    const items = [
      item({ title: payload, description: payload, altText: payload, mediaUrl: payload })
    ]
    for (const { place } of [drawCarousel(items), drawList(items)]) {
      expect(place.querySelector('.opener')!.textContent).toBe(payload)
      expect(place.querySelector('p')!.textContent).toBe(payload)
      for (const element of place.querySelectorAll('*')) {
        expect(element.localName).toMatch(/^(div|a|p|i)$/)
      }
    }
  })
})
