import { expect, test } from 'vitest'
import type { Action, Item } from '../../../src/protocol'
import { CarouselMessage, ListMessage, TEXTS } from '../../../src/widget/parts/cards'
import payloads from '../../fixtures/sanitiser/expect.json'
import { drawMessage } from '../fakes/draw-message'

/** How wide things are, only a browser can tell. */
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

test('each card says which of how many it is, and what it shows', () => {
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
  ['horizontal when nothing is said', {}, false]
])('pictures are %s', (_, fields, isSquare) => {
  const { find } = drawCarousel([item()], fields)
  expect(find('.cards').classList.contains('square')).toBe(isSquare)
})

test('the row of cards has a name', () => {
  const { find } = drawCarousel([item()])
  expect(find('.cards').getAttribute('aria-label')).toBe('Cards')
})

test('a carousel of the business is said aloud', () => {
  expect(drawCarousel([item()]).find('.hidden').textContent).toBe('sent cards')
})

test('a list has an entry for each item, and buttons of its own', () => {
  const { place } = drawList([item(), item({ title: 'The red one' })], { actions: [WEBVIEW] })
  const entries = [...place.querySelectorAll('[role="list"] > [role="listitem"]')]
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'The blue oneSee it',
    'The red oneSee it'
  ])
  expect([...place.querySelectorAll('.actions')].at(-1)!.textContent).toBe('Choose')
})

test('only a large item of a list is large', () => {
  const { place } = drawList([
    item({ size: 'large' }),
    item({ size: 'compact' }),
    item({ title: 'The red one' })
  ])
  const entries = [...place.querySelectorAll('.listed')]
  expect(entries.map(({ classList }) => classList.contains('large'))).toEqual([true, false, false])
})

test.each<[string, Action[], string | null]>([
  ['its default link', [LINK, { ...LINK, default: true, uri: 'tel:+49309018' }], 'tel:+49309018'],
  ['nothing when no action is the default', [LINK, WEBVIEW], null],
  ['nothing unsafe', [{ ...LINK, default: true, uri: 'javascript:alert(1)' }], null],
  [
    'beside when no page can be shown inside',
    [{ ...WEBVIEW, default: true, uri: 'http://shop.example/choose' }],
    'https://shop.example/fallback'
  ]
])('the title of an item opens %s', (_, actions, address) => {
  const opener = drawCarousel([item({ actions })]).find('.opener')
  expect(opener.textContent).toBe('The blue one')
  expect(opener.getAttribute('href')).toBe(address)
})

test('the title of an item opens its default page inside the messenger', () => {
  const action = { ...WEBVIEW, default: true }
  const { press, $overlay } = drawList([item({ actions: [action] })])
  press('.opener')
  expect($overlay.get()).toMatchObject({ props: { name: 'webview', action } })
})

test('a picture that fails says so', async () => {
  const { find, place } = drawCarousel([item({ mediaUrl: PICTURE })])
  find('img').dispatchEvent(new Event('error'))
  await expect.poll(() => find('.lost').textContent).toBe('This picture cannot be shown.')
  expect(place.querySelector('img')).toBeNull()
})

test('a picture of an unsafe address is not shown', () => {
  const { find, place } = drawCarousel([item({ mediaUrl: 'javascript:alert(1)' })])
  expect(find('.lost').textContent).toBe('This picture cannot be shown.')
  expect(place.querySelector('img')).toBeNull()
})

test.each(payloads.map(({ payload }) => payload))('%j as any text is only text', payload => {
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
