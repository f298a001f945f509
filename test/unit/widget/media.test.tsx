import { describe, expect, test } from 'vitest'
import type { TimelineEntry } from '../../../src/client'
import type { FileContent, ImageContent, Message } from '../../../src/protocol'
import { FileMessage } from '../../../src/widget/features/media/FileMessage'
import { ImageMessage } from '../../../src/widget/features/media/ImageMessage'
import { TEXTS } from '../../../src/widget/features/media/texts'
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

describe('Media messages', () => {
  test('give an image its alternative text and size', () => {
    const { find } = drawImage({ altText: 'A blue bicycle', mediaSize: 1_240_000 })
    expect(find('img').getAttribute('src')).toBe(PICTURE)
    expect(find('img').getAttribute('alt')).toBe('A blue bicycle')
    expect(find('button').getAttribute('title')).toBe('View picture 1.2 MB')
  })

  test('open an image over the messenger', () => {
    const { press, $overlay } = drawImage({ altText: 'A blue bicycle' })
    press('button')
    expect($overlay.get()).toMatchObject({
      name: 'lightbox',
      url: PICTURE,
      altText: 'A blue bicycle'
    })
  })

  test('reserve the space of an image until it has loaded', async () => {
    const { find } = drawImage()
    expect(find('button').className).toContain('empty')
    happen(find('img'), 'load')
    await expect.poll(() => find('button').className).not.toContain('empty')
  })

  test.each([
    [{ mediaWidth: 1600, mediaHeight: 1200 }, '373.333px', '1600 / 1200'],
    [{ mediaWidth: 300, mediaHeight: 600 }, '140px', '300 / 600'],
    [{ mediaWidth: 100, mediaHeight: 50 }, '100px', '100 / 50'],
    [{}, '', '']
  ])('reserve the room of an image of %j', (size, width, ratio) => {
    const { find } = drawImage(size)
    const { style } = find('img')
    expect([parseFloat(style.width).toFixed(), style.aspectRatio.replaceAll(' ', '')]).toEqual([
      parseFloat(width).toFixed(),
      ratio.replaceAll(' ', '')
    ])
    expect(find('button').classList.contains('sized')).toBe(!!width)
  })

  test('report an image that fails, and a press loads it again', async () => {
    const { find, press, place, $overlay } = drawImage()
    happen(find('img'), 'error')
    await expect.poll(() => find('button').textContent).toBe('The picture did not load. Try again')
    expect(find('button > svg')).toBeTruthy()
    press('button')
    await expect.poll(() => place.querySelector('img')?.getAttribute('src')).toBe(PICTURE)
    expect($overlay.get()).toBeUndefined()
  })

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://shop.example/a.jpg',
    'a.jpg'
  ])('do not show an image from %s', mediaUrl => {
    const { place } = drawImage({ mediaUrl })
    expect(place.textContent).toContain('This picture cannot be shown.')
    expect(place.querySelectorAll('img, button')).toHaveLength(0)
  })

  test('show an image that is being sent, with the progress of its upload', () => {
    const mediaUrl = 'blob:https://shop.example/1'
    const { find } = drawImage({ role: 'user', mediaUrl }, 'sending')
    expect(find('img').getAttribute('src')).toBe(mediaUrl)
    expect(find('.upload').textContent).toBe('sending')
  })

  test('show text and buttons under an image', () => {
    const { find, place } = drawImage({
      text: 'It is back',
      actions: [{ id: 'a', type: 'link', text: 'See it', uri: PICTURE }]
    })
    expect(find('.rich').textContent).toBe('It is back')
    expect(find('.actions').textContent).toBe('See it')
    expect(place.querySelector('.upload')).toBeNull()
  })

  test('of the business are announced, those of the visitor are not', () => {
    expect(drawImage().find('.hidden').textContent).toBe('sent a picture')
    expect(drawFile().find('.hidden').textContent).toBe('sent a file')
    expect(drawImage({ role: 'user' }).place.querySelector('.hidden')).toBeNull()
  })

  test('name the author with the texts of the page', () => {
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
  ])('give the name of %o as %j', (fields, name) => {
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
  ])('give the type and size of %o as %j', (fields, emitted) => {
    expect(drawFile(fields).find('small').textContent).toBe(emitted)
  })

  test('download a file in a new tab', () => {
    const link = drawFile().find('a')
    expect(link.getAttribute('href')).toBe(FILE)
    expect(link.getAttribute('download')).toBe('manual.pdf')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  test('show a file of an unsafe address by name, without a link', () => {
    const link = drawFile({ mediaUrl: 'javascript:alert(1)', altText: 'Manual' }).find('a')
    expect(link.hasAttribute('href')).toBe(false)
    expect(link.textContent).toBe('Manual')
  })

  test.each(payloads.map(({ payload }) => payload))('show %j as plain text', payload => {
    const texts = { altText: payload, mediaType: payload, mediaUrl: payload }
    const { place } = drawFile(texts)
    drawImage(texts)
    expect(place.querySelector('bdi')!.textContent).toBe(payload)
    for (const element of place.querySelectorAll('*')) {
      expect(element.localName).toMatch(/^(div|a|svg|path|span|bdi|small)$/)
    }
  })
})
