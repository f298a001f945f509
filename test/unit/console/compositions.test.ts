import { describe, expect, test } from 'vitest'
import {
  checkComposition,
  checkPlaceholders,
  COMPOSITION_KINDS,
  type Composition,
  isComposable,
  keepComposition,
  newComposition,
  readComposition,
  readCompositions,
  writeComposition
} from '../../../src/console/model'
import { createDrafts } from '../../../src/console/model/drafts'
import { createKeptTexts } from '../../../src/console/model/kept-texts'
import { MemoryStorage } from './fakes'

const ORIGIN = 'http://console.example'
const link = { key: 1, type: 'link' as const, text: 'Open', target: ' https://a.example/ ' }
const item = { key: 1, title: 'Robin', description: '', mediaUrl: '', buttons: [link] }
const question = {
  key: 1,
  type: 'text' as const,
  name: 'text',
  label: 'Name',
  placeholder: '',
  minSize: '',
  maxSize: '',
  format: '',
  options: []
}

const compose = (kind: Composition['kind'], fields: Partial<Composition>) => ({
  ...newComposition(kind),
  ...fields
})
const flaws = (composition: Composition) =>
  checkComposition(composition, ORIGIN).map(({ place, flaw }) => [place, flaw.kind])

/** One whole message of each kind, and what is sent. */
const WHOLE: [Composition, object][] = [
  [
    compose('formatted', { text: ' Open **daily**:\n\n- from *8*\n- [map](https://a.example/) ' }),
    {
      type: 'text',
      text: 'Open daily:\n- from 8\n- map',
      htmlText:
        '<p>Open <strong>daily</strong>:</p><ul><li>from <em>8</em></li><li><a href="https://a.example/">map</a></li></ul>'
    }
  ],
  [
    compose('buttons', {
      text: ' Hello ',
      buttons: [
        link,
        { key: 2, type: 'reply', text: 'Yes', target: '' },
        { key: 3, type: 'postback', text: 'Order', target: 'ORDER' },
        { key: 4, type: 'locationRequest', text: 'Where?', target: 'left over' }
      ]
    }),
    {
      type: 'text',
      text: 'Hello',
      actions: [
        { type: 'link', text: 'Open', uri: 'https://a.example/' },
        { type: 'reply', text: 'Yes', payload: 'Yes' },
        { type: 'postback', text: 'Order', payload: 'ORDER' },
        { type: 'locationRequest', text: 'Where?' }
      ]
    }
  ],
  [
    compose('picture', { mediaUrl: `${ORIGIN}/files/a.png`, altText: 'A robin' }),
    { type: 'image', mediaUrl: `${ORIGIN}/files/a.png`, altText: 'A robin' }
  ],
  [
    compose('location', { lat: '-90', long: '13,5', name: 'Gate' }),
    { type: 'location', coordinates: { lat: -90, long: 13.5 }, location: { name: 'Gate' } }
  ],
  ...(['carousel', 'list'] as const).map((kind): [Composition, object] => [
    compose(kind, { items: [item] }),
    {
      type: kind,
      items: [
        { title: 'Robin', actions: [{ type: 'link', text: 'Open', uri: 'https://a.example/' }] }
      ]
    }
  ]),
  [
    compose('form', { text: 'Please', fields: [question], isBlocking: true }),
    {
      type: 'form',
      text: 'Please',
      fields: [{ type: 'text', name: 'text', label: 'Name' }],
      submitted: false,
      blockChatInput: true
    }
  ]
]

/** Flaws of a message, and their places. */
const FLAWED: [string, Composition, [string, string][]][] = [
  [
    'a new one with buttons',
    newComposition('buttons'),
    [
      ['buttons.0.text', 'empty'],
      ['buttons.0.target', 'empty']
    ]
  ],
  ['no words at all', compose('buttons', { buttons: [] }), [['text', 'empty']]],
  [
    'a text of 4,097 characters',
    compose('buttons', { text: 'a'.repeat(4097), buttons: [link] }),
    [['text', 'tooLong']]
  ],
  [
    'an address that is none',
    compose('buttons', { buttons: [{ ...link, target: 'a.example' }] }),
    [['buttons.0.target', 'link']]
  ],
  [
    'a picture of another server without https',
    compose('picture', { mediaUrl: 'http://a.example/b.png' }),
    [['mediaUrl', 'media']]
  ],
  [
    'degrees beyond the poles, and none',
    compose('location', { lat: '90.1', long: '' }),
    [
      ['lat', 'degrees'],
      ['long', 'empty']
    ]
  ],
  [
    'degrees that are no number',
    compose('location', { lat: 'north', long: '-180.5' }),
    [
      ['lat', 'degrees'],
      ['long', 'degrees']
    ]
  ],
  ['no items', compose('list', { items: [] }), [['items', 'noEntry']]],
  [
    'an item without title and buttons',
    compose('carousel', { items: [item, { ...item, title: ' ', buttons: [] }] }),
    [
      ['items.1.title', 'empty'],
      ['items.1.buttons', 'noButton']
    ]
  ],
  [
    'fields without a label',
    compose('form', { fields: [question, { ...question, key: 2, name: 'other', label: '' }] }),
    [['fields.1.label', 'refused']]
  ],
  [
    'fields of one name',
    compose('form', { fields: [question, { ...question, key: 2 }] }),
    [['fields', 'refused']]
  ],
  ['no fields', compose('form', { fields: [] }), [['fields', 'refused']]]
]

describe('A message that is composed in a window', () => {
  test('is of each kind', () => {
    expect(WHOLE.map(([{ kind }]) => kind)).toEqual(COMPOSITION_KINDS)
  })

  test.each(WHOLE)('is sent as it was filled in', (composition, content) => {
    expect(checkComposition(composition, ORIGIN)).toEqual([])
    expect(writeComposition(composition)).toEqual(content)
  })

  test.each(WHOLE)('is composed further after it was taken back', (_, content) => {
    const read = readComposition(content as never)
    expect(read && writeComposition(read)).toEqual(content)
  })

  test.each(WHOLE)('can be kept as a template, and changed later', (_, content) => {
    expect(isComposable(content as never)).toBe(true)
  })

  test.each<[string, object]>([
    ['formatting without a mark', { type: 'text', text: 'Hello', htmlText: '<u>Hello</u>' }],
    [
      'a button that has no fields',
      { type: 'text', text: '', actions: [{ type: 'buy', text: 'Pay' }] }
    ],
    [
      'metadata',
      {
        type: 'text',
        text: '',
        actions: [{ type: 'reply', text: 'a', payload: 'A', metadata: {} }]
      }
    ],
    ['a size', { type: 'list', items: [{ title: 'a', size: 'large', actions: [] }] }],
    ['a file', { type: 'file', mediaUrl: 'https://a.example/a.pdf' }]
  ])('cannot be changed in its fields with %s, which would get lost', (_name, content) => {
    expect(isComposable(content as never)).toBe(false)
  })

  test('has only placeholders that there are, in each of its texts', () => {
    const texts = (text: string) => {
      const button = { ...link, text }
      const items = [{ ...item, title: text, description: text, buttons: [button] }]
      return checkPlaceholders(compose('list', { text, buttons: [button], items }))
    }
    expect(texts('{{visitor.name|you}} {{agent.name}}')).toEqual([])
    expect(texts('{{visitor}}')).toEqual(
      [
        'text',
        'buttons.0.text',
        'items.0.title',
        'items.0.description',
        'items.0.buttons.0.text'
      ].map(place => ({ place, flaw: { kind: 'placeholder', got: '{{visitor}}' } }))
    )
  })

  test.each(FLAWED)('is not sent with %s', (_name, composition, found) => {
    expect(flaws(composition)).toEqual(found)
  })

  test('says how long a label is, one above what is taken', () => {
    const long = (count: number) =>
      checkComposition(
        compose('buttons', { buttons: [{ ...link, text: 'é'.repeat(count) }] }),
        ORIGIN
      )
    expect(long(128)).toEqual([])
    expect(long(129)).toEqual([
      { place: 'buttons.0.text', flaw: { kind: 'tooLong', max: 128, got: 129 } }
    ])
  })

  test('is kept with its conversation until it is sent, beside those of other kinds', () => {
    const storage = new MemoryStorage() as unknown as Storage
    const texts = createDrafts(
      createKeptTexts(() => storage),
      'ann'
    )
    const place = compose('location', { lat: '52.', name: 'The gate' })
    const buttons = compose('buttons', { text: ' Is it ' })
    for (const each of [place, buttons]) keepComposition(texts, '1', each.kind, each)
    expect(readCompositions(texts, '1')).toEqual({ location: place, buttons })
    expect(readCompositions(texts, '2')).toEqual({})
    keepComposition(texts, '1', 'location')
    expect(readCompositions(texts, '1')).toEqual({ buttons })
    keepComposition(texts, '1', 'buttons')
    expect(texts.ids()).toEqual([])
    texts.write('1', '{"location"')
    expect(readCompositions(texts, '1')).toEqual({})
  })
})
