import { expect, test } from 'vitest'
import type { TimelineEntry } from '../../../src/client'
import type { FileContent, ImageContent, Message } from '../../../src/protocol'
import { FileMessage, ImageMessage, TEXTS } from '../../../src/widget/parts/media'
import payloads from '../../fixtures/sanitiser/expect.json'
import { drawMessage } from '../fakes/draw-message'

const PICTURE = 'https://shop.example/blue.jpg'
const FILE = 'https://shop.example/manual.pdf'

const drawImage = (
  fields: Partial<ImageContent & Pick<Message, 'role'>> = {},
  status?: TimelineEntry['status']
) =>
  drawMessage(ImageMessage, TEXTS, { type: 'image', mediaUrl: PICTURE, ...fields } as never, status)

const drawFile = (fields: Partial<FileContent> = {}) =>
  drawMessage(FileMessage, TEXTS, { type: 'file', mediaUrl: FILE, ...fields } as never)

const happen = (element: Element, type: string) => element.dispatchEvent(new Event(type))

test('a picture says what is seen on it, and of what size it is', () => {
  const { find } = drawImage({ altText: 'A blue bicycle', mediaSize: 1_240_000 })
  expect(find('img').getAttribute('src')).toBe(PICTURE)
  expect(find('img').getAttribute('alt')).toBe('A blue bicycle')
  expect(find('button').getAttribute('title')).toBe('View picture 1.2 MB')
})

test('a picture opens over the messenger', () => {
  const { press, $overlay } = drawImage({ altText: 'A blue bicycle' })
  press('button')
  expect($overlay.get()).toMatchObject({ props: { url: PICTURE, altText: 'A blue bicycle' } })
})

test('the place of a picture is kept until it has loaded', async () => {
  const { find } = drawImage()
  expect(find('button').className).toContain('empty')
  happen(find('img'), 'load')
  await expect.poll(() => find('button').className).not.toContain('empty')
})

test('a picture that fails says so, and a press loads it again', async () => {
  const { find, press, place, $overlay } = drawImage()
  happen(find('img'), 'error')
  await expect
    .poll(() => find('button').textContent)
    .toBe('Error: The picture did not load. Try again')
  press('button')
  await expect.poll(() => place.querySelector('img')?.getAttribute('src')).toBe(PICTURE)
  expect($overlay.get()).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'http://shop.example/a.jpg',
  'a.jpg'
])('a picture from %s is not shown', mediaUrl => {
  const { place } = drawImage({ mediaUrl })
  expect(place.textContent).toContain('This picture cannot be shown.')
  expect(place.querySelectorAll('img, button')).toHaveLength(0)
})

test('a picture that is being sent is shown as it is, with how its upload goes', () => {
  const mediaUrl = 'blob:https://shop.example/1'
  const { find } = drawImage({ role: 'user', mediaUrl }, 'sending')
  expect(find('img').getAttribute('src')).toBe(mediaUrl)
  expect(find('.upload').textContent).toBe('sending')
})

test('words and buttons stand under a picture', () => {
  const { find, place } = drawImage({
    text: 'It is back',
    actions: [{ id: 'a', type: 'link', text: 'See it', uri: PICTURE }]
  })
  expect(find('.rich').textContent).toBe('It is back')
  expect(find('.actions').textContent).toBe('See it')
  expect(place.querySelector('.upload')).toBeNull()
})

test('what the business has sent is said aloud, what the visitor has sent is not', () => {
  expect(drawImage().find('.hidden').textContent).toBe('sent a picture')
  expect(drawFile().find('.hidden').textContent).toBe('sent a file')
  expect(drawImage({ role: 'user' }).place.querySelector('.hidden')).toBeNull()
})

test('a page says in its own words who has sent what', () => {
  const texts = { ...TEXTS, sentImage: 'From {author}: a picture' }
  const { find } = drawMessage(ImageMessage, texts, { type: 'image', mediaUrl: PICTURE } as never)
  expect(find('.hidden').textContent).toBe('From Shop: a picture')
})

test.each<[Partial<FileContent>, string]>([
  [{ altText: 'Manual of the blue one.pdf' }, 'Manual of the blue one.pdf'],
  [{ mediaUrl: `${FILE}?version=2#page=3` }, 'manual.pdf'],
  [{ mediaUrl: 'https://shop.example/Horn%20sound.mp3' }, 'Horn sound.mp3'],
  [{ mediaUrl: 'https://shop.example/100%.pdf' }, '100%.pdf'],
  [{ mediaUrl: 'https://shop.example/' }, 'https://shop.example/']
])('the name of %o is %j', (fields, name) => {
  expect(drawFile(fields).find('bdi').textContent).toBe(name)
})

test.each<[Partial<FileContent>, string]>([
  [{ mediaSize: 1_240_000 }, 'PDF · 1.2 MB'],
  [{ mediaSize: 512 }, 'PDF · 0.5 kB'],
  [{ mediaSize: 25_600 }, 'PDF · 26 kB'],
  [{ mediaSize: 999_600 }, 'PDF · 1 MB'],
  [{ mediaSize: 3_100_000_000 }, 'PDF · 3.1 GB'],
  [{}, 'PDF'],
  [{ altText: 'Manual', mediaType: 'application/pdf' }, 'application/pdf'],
  [{ altText: 'Manual' }, '']
])('the type and size of %o are %j', (fields, told) => {
  expect(drawFile(fields).find('small').textContent).toBe(told)
})

test('a file is downloaded beside the page', () => {
  const link = drawFile().find('a')
  expect(link.getAttribute('href')).toBe(FILE)
  expect(link.getAttribute('download')).toBe('manual.pdf')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
})

test('a file of an unsafe address has its name, and no link', () => {
  const link = drawFile({ mediaUrl: 'javascript:alert(1)', altText: 'Manual' }).find('a')
  expect(link.hasAttribute('href')).toBe(false)
  expect(link.textContent).toBe('Manual')
})

test.each(payloads.map(({ payload }) => payload))('%j as any text is only text', payload => {
  const texts = { altText: payload, mediaType: payload, mediaUrl: payload }
  const { place } = drawFile(texts)
  drawImage(texts)
  expect(place.querySelector('bdi')!.textContent).toBe(payload)
  for (const element of place.querySelectorAll('*')) {
    expect(element.localName).toMatch(/^(div|a|svg|path|span|bdi|small)$/)
  }
})
