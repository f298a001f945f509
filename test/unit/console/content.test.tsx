import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MessageBody } from '../../../src/console/view/content/MessageBody'
import { summary } from '../../../src/console/view/content/summary'
import { englishTexts } from '../../../src/console/texts'
import { TextsContext } from '../../../src/console/view/context'
import type { Action, Content, FormField } from '../../../src/protocol'

const link = { type: 'link', text: 'Open', uri: 'https://a.example/' } as Action
const evil = { type: 'link', text: 'Evil', uri: 'javascript:alert(1)' } as Action
const press = { type: 'postback', text: 'Buy', payload: 'BUY' } as Action
const items = [
  {
    title: 'Robin',
    description: 'It sings',
    mediaUrl: 'https://a.example/robin.png',
    altText: 'A robin',
    actions: [press]
  },
  { title: 'Wren', actions: [link] }
]
const fields: FormField[] = [
  { type: 'text', name: 'n', label: 'Name', placeholder: 'Jo Doe' },
  { type: 'select', name: 's', label: 'Size', options: [{ name: 'm', label: 'Medium' }] }
]
const answers = [
  { type: 'text' as const, name: 'n', label: 'Name', text: 'Ann' },
  { type: 'select' as const, name: 's', label: 'Size', select: [{ name: 'm', label: 'Medium' }] }
]
const image: Content = { type: 'image', mediaUrl: 'https://a.example/b.png', altText: 'A bird' }
const file: Content = { type: 'file', mediaUrl: 'https://a.example/a%20b.pdf?x=1' }
const place: Content = { type: 'location', coordinates: { lat: 52.5, long: 13.4 } }

/** Every type, with its preview in the inbox and its text in the thread. */
const CASES: [name: string, content: Content, line: string, read: string[]][] = [
  ['a text', { type: 'text', text: 'Hello' }, 'Hello', ['Hello']],
  [
    'actions alone',
    { type: 'text', text: '', actions: [link, press] },
    'Open, Buy',
    ['Open', 'Buy']
  ],
  ['an image', image, 'Picture: A bird', []],
  ['an image with words', { ...image, text: 'Look' }, 'Look', ['Look']],
  ['a file', file, 'File: a b.pdf', ['a b.pdf']],
  ['a file of a name', { ...file, altText: 'Bill' }, 'File: Bill', ['Bill']],
  ['a carousel', { type: 'carousel', items }, 'Robin, Wren', ['Robin', 'It sings', 'Buy', 'Wren']],
  ['a list', { type: 'list', items, actions: [press] }, 'Robin, Wren', ['Robin', 'Wren', 'Buy']],
  ['a place', place, 'Location', ['52.5, 13.4']],
  [
    'a place with a name',
    { ...place, location: { name: 'Zoo', address: 'Road 1' } },
    'Location: Zoo',
    ['Zoo', 'Road 1']
  ],
  [
    'a form',
    { type: 'form', fields, submitted: false },
    'Form: Name, Size',
    ['Name', 'Jo Doe', 'Size', 'Medium']
  ],
  [
    'an answered form',
    { type: 'form', fields, submitted: true, answers },
    'Form: Name, Size',
    ['Name', 'Ann', 'Medium']
  ],
  [
    'answers',
    { type: 'formResponse', fields: answers },
    'Answers: Ann, Medium',
    ['Name', 'Ann', 'Medium']
  ],
  ['an unknown type', { type: 'hologram' } as never, 'A message of another kind', ['of a kind']]
]

let page: HTMLElement
let root: ReturnType<typeof createRoot>

const draw = (content: Content) =>
  flushSync(() =>
    root.render(
      <TextsContext.Provider value={englishTexts()}>
        <MessageBody content={content} />
      </TextsContext.Provider>
    )
  )
const hrefs = () => [...page.querySelectorAll('a')].map(anchor => anchor.getAttribute('href'))

describe('Message content in the console', () => {
  beforeEach(() => {
    page = document.body.appendChild(document.createElement('div'))
    root = createRoot(page)
  })
  afterEach(() => {
    root.unmount()
    page.remove()
  })

  test.each(CASES)('%s has a preview in the inbox', (_name, content, line) => {
    expect(summary(englishTexts().t, content)).toBe(line)
  })

  test.each(CASES)('%s is shown in the thread', (_name, content, _line, read) => {
    draw(content)
    for (const words of read) expect(page.textContent).toContain(words)
  })

  describe('Links', () => {
    test('open images, files, locations and link actions outside the console', () => {
      const [card] = items
      const list: Content = { type: 'list', items: [card!], actions: [link] }
      for (const [content, href] of [
        [image, 'https://a.example/b.png'],
        [file, 'https://a.example/a%20b.pdf?x=1'],
        [place, 'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4#map=16/52.5/13.4'],
        [list, 'https://a.example/']
      ] as const) {
        draw(content)
        expect(hrefs()).toEqual([href])
        expect(page.querySelector('a')?.getAttribute('rel')).toContain('noopener')
      }
    })

    test('are plain text when they would execute something', () => {
      draw({ type: 'text', text: '', actions: [evil] })
      expect(page.textContent).toContain('Evil')
      draw({ type: 'file', mediaUrl: 'javascript:alert(1)' })
      expect(hrefs()).toEqual([])
    })
  })

  test.each<[name: string, content: Content, words: string, addresses: string[]]>([
    [
      'in a text',
      { type: 'text', text: 'See https://a.example/b, or javascript:alert(1).' },
      'See https://a.example/b, or javascript:alert(1).',
      ['https://a.example/b']
    ],
    [
      'in a rich text',
      {
        type: 'text',
        text: 'x',
        htmlText:
          '<b>Bold</b> <a href="https://c.example">there</a> <a href="javascript:x">no</a><script>y</script>'
      },
      'Bold there noy',
      ['https://c.example']
    ],
    [
      'in the words with a file',
      { ...file, text: 'From https://a.example/b' },
      'a b.pdfFrom https://a.example/b',
      ['https://a.example/a%20b.pdf?x=1', 'https://a.example/b']
    ],
    [
      'in a card',
      {
        type: 'carousel',
        items: [{ title: 'Wren', description: 'https://a.example', actions: [] }]
      },
      'Wrenhttps://a.example',
      ['https://a.example']
    ],
    [
      'in an answer',
      {
        type: 'formResponse',
        fields: [{ type: 'text', name: 'n', label: 'Page', text: 'https://a.example' }]
      },
      'Pagehttps://a.example',
      ['https://a.example']
    ]
  ])('links %s can be opened, and nothing else', async (_, content, words, addresses) => {
    draw(content)
    await expect.poll(() => page.textContent).toBe(words)
    expect(hrefs()).toEqual(addresses)
    for (const link of page.querySelectorAll('a')) {
      expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
      expect(link.getAttribute('target')).toBe('_blank')
    }
    expect(page.querySelector('script')).toBeNull()
  })

  test('a rich text keeps its markup', async () => {
    draw({ type: 'text', text: 'x', htmlText: '<ul><li>One</li></ul><strong>Two</strong>' })
    await expect.poll(() => page.querySelector('ul > li')?.textContent).toBe('One')
    expect(page.querySelector('strong')?.textContent).toBe('Two')
  })

  test('a carousel and a list show the pictures of their items', async () => {
    draw({ type: 'carousel', items })
    await expect.poll(() => page.querySelector('img')?.getAttribute('src')).toBe(items[0]?.mediaUrl)
    expect(page.querySelector('img')?.getAttribute('alt')).toBe('A robin')
    expect(page.querySelectorAll('img')).toHaveLength(1)
  })

  test('an image that cannot be shown is replaced by its name', async () => {
    draw(image)
    page.querySelector('img')!.dispatchEvent(new Event('error'))
    await expect.poll(() => page.textContent).toBe('A bird')
  })
})
