import { describe, expect, test } from 'vitest'
import {
  type Content,
  putTemplates,
  readShorthand,
  writeShorthand,
  writeTyped
} from '../../../src/protocol'

const link = { type: 'link', text: 'Shop', uri: 'https://shop.example/a_(b)?c=1' }
const reply = { type: 'reply', text: 'Yes', payload: 'YES please' }
const postback = { type: 'postback', text: 'Order', payload: 'ORDER:7' }
const locationRequest = { type: 'locationRequest', text: 'Where are you?' }
const words = 'a'.repeat(128)

/** Texts as they are typed, and the messages that they stand for. */
const CASES: [name: string, typed: string, content: object][] = [
  ['a text', 'Hello\n\n\n\nthere ', { type: 'text', text: 'Hello\n\n\n\nthere ' }],
  [
    'a link button, whose address has parentheses',
    'Look here: %[Shop](https://shop.example/a_(b)?c=1)',
    { type: 'text', text: 'Look here:', actions: [link] }
  ],
  [
    'buttons of each kind in their order, without a text',
    '%[Yes](reply:YES please) %[Order](postback:ORDER:7)\n%[Where are you?](location)%[Shop](https://shop.example/a_(b)?c=1)',
    { type: 'text', text: '', actions: [reply, postback, locationRequest, link] }
  ],
  [
    'a text around buttons, without the gaps that they leave',
    'Is that right?\n\n%[Yes](reply:YES please)\n\nAsk if not. %[Order](postback:ORDER:7)',
    { type: 'text', text: 'Is that right?\n\nAsk if not.', actions: [reply, postback] }
  ],
  [
    'a picture alone',
    '![](https://a.example/robin.png)',
    { type: 'image', mediaUrl: 'https://a.example/robin.png' }
  ],
  [
    'a picture with words, text and a button; a second picture stays text',
    'A robin ![ It sings ](https://a.example/r.png)\n![](https://a.example/2.png) %[Yes](reply:YES please)',
    {
      type: 'image',
      mediaUrl: 'https://a.example/r.png',
      altText: 'It sings',
      text: 'A robin\n![](https://a.example/2.png)',
      actions: [reply]
    }
  ],
  [
    'the longest label',
    `%[${words}](reply:A)`,
    { type: 'text', text: '', actions: [{ type: 'reply', text: words, payload: 'A' }] }
  ]
]

/** Texts that are none. */
const PLAIN = [
  `%[${words}b](reply:A)`,
  '%[ ](reply:A)',
  '%[Evil](javascript:alert(1))',
  '%[Shop](shop.example)',
  '%[Yes](reply:)',
  '%[Yes](reply: )',
  '%[Yes](Location)',
  '[Shop](https://shop.example)',
  '100 %[sic] (all)',
  '%[two\nlines](reply:A)',
  '![](http://a.example/robin.png)',
  `![${words}b](https://a.example/robin.png)`,
  `%[Far](https://a.example/${'b'.repeat(2048)})`,
  '%[Far](https://a.example/a b)',
  '%[Yes](reply:A) %((template:hello))',
  '%((template:he\0llo))'
]

describe('Shorthand in a reply', () => {
  test.each(CASES)('is read as %s', (_name, typed, content) => {
    expect(readShorthand(typed)).toEqual(content)
  })

  test.each(PLAIN.map(typed => [typed.slice(0, 32), typed]))(
    'is not what is not whole: %s',
    (_name, typed) => {
      expect(readShorthand(typed)).toEqual({ type: 'text', text: typed })
    }
  )

  test.each(CASES)(
    'is written so that it is read as the same again: %s',
    (_name, _typed, content) => {
      const written = writeShorthand(content as Content)
      expect(readShorthand(written ?? '')).toEqual(content)
    }
  )

  test.each<[string, object]>([
    ['of another type', { type: 'location', coordinates: { lat: 1, long: 2 } }],
    [
      'with a button that has no shorthand',
      { type: 'text', text: 'Pay', actions: [{ type: 'buy', text: 'Buy', amount: 1 }] }
    ],
    [
      'with a label that ends early',
      { type: 'text', text: '', actions: [{ type: 'reply', text: 'a]', payload: 'A' }] }
    ],
    ['whose text would be read as a button', { type: 'text', text: '%[Yes](reply:A)' }],
    ['whose text would be read as a saved reply', { type: 'text', text: '%((template:a))' }],
    ['with formatting', { type: 'text', text: 'Hello', htmlText: '<b>Hello</b>' }],
    ['that blocks writing', { type: 'text', text: 'Hello', blockChatInput: true }],
    [
      'whose button has more',
      { type: 'text', text: '', actions: [{ ...reply, iconUrl: 'https://a.example/i.png' }] }
    ]
  ])('is not written for a message %s', (_name, content) => {
    expect(writeShorthand(content as Content)).toBeUndefined()
  })
})

describe('Saved replies in a text', () => {
  const list = { type: 'list', items: [] } as Content
  const saved: Record<string, Content> = {
    hello: { type: 'text', text: 'Hello {{visitor.name}}' },
    'hours (summer)': { type: 'text', text: 'From 9. %[Yes](reply:YES please)' },
    robin: { type: 'image', mediaUrl: 'https://a.example/robin.png', text: 'A robin' },
    list
  }
  const put = (typed: string) => putTemplates(typed, name => saved[name])

  test.each<[string, string, object]>([
    ['alone, as a text', '%((template:hello))', { type: 'text', text: 'Hello {{visitor.name}}' }],
    ['alone, of any type', ' %((template:list))\n', list],
    [
      'alone, with its shorthand',
      '%((template: hours (summer) ))',
      { type: 'text', text: 'From 9.', actions: [reply] }
    ],
    [
      'beside other words and saved replies',
      '%((template:hello)), %((template:hours (summer))) or later. %[Order](postback:ORDER:7)',
      {
        type: 'text',
        text: 'Hello {{visitor.name}}, From 9.  or later.',
        actions: [reply, postback]
      }
    ],
    [
      'as the picture of the text',
      'Look (%((template:robin)))',
      { type: 'image', mediaUrl: 'https://a.example/robin.png', text: 'Look (\nA robin)' }
    ]
  ])('are put in %s', (_name, typed, content) => {
    expect(put(typed)).toEqual({ content })
  })

  test.each<[string, string, object]>([
    ['of an unknown name', 'Hi %((template:Bye))', { problem: 'unknown', name: 'Bye' }],
    [
      'of another type beside words',
      'Hi %((template:list))',
      { problem: 'notAlone', name: 'list' }
    ],
    [
      'of another type twice',
      '%((template:list))%((template:list))',
      { problem: 'notAlone', name: 'list' }
    ]
  ])('are not put in %s', (_name, typed, problem) => {
    expect(put(typed)).toEqual(problem)
  })

  test('are typed as they were saved', () => {
    expect(Object.values(saved).map(writeTyped)).toEqual([
      'Hello {{visitor.name}}',
      'From 9. %[Yes](reply:YES please)',
      '![](https://a.example/robin.png)\nA robin',
      undefined
    ])
  })
})
