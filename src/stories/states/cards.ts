import { action, business } from '../../in-memory'
import type { Item } from '../../protocol'
import type { Story } from '../story'

const MEDIA = `${location.origin}/media/`
const NAMES = ['Blue', 'Red', 'Green', 'Yellow', 'White', 'Black', 'Grey', 'Pink', 'Silver', 'Gold']

const card = (name: string, fields: Partial<Item> = {}): Item => ({
  title: `The ${name.toLowerCase()} one`,
  description: '28 inches, 8 gears, lights and a bell.',
  mediaUrl: `${MEDIA}wide.svg`,
  altText: `${name} bicycle`,
  actions: [
    action('link', `See ${name.toLowerCase()}`, {
      uri: `https://example.com/${name}`,
      default: true
    }),
    action('postback', `Keep ${name.toLowerCase()} for me`, { payload: name })
  ],
  ...fields
})

/** Longer than a frame that moves it. */
const STILL_MS = 100

// It may have come to rest before anybody could listen.
const rest = async (row: HTMLElement) => {
  for (let last = NaN; last !== row.scrollLeft;) {
    last = row.scrollLeft
    await new Promise(resolve => setTimeout(resolve, STILL_MS))
  }
}

const TEN = NAMES.map(name => card(name))
const [first, second, third] = TEN as [Item, Item, Item]
const carousel = (items: Item[], fields = {}) => [
  { said: [business('These are here now.'), business({ type: 'carousel', items, ...fields })] }
]

/** Carousels and lists. */
export const CARDS: Story[] = [
  {
    name: 'cards/carousel',
    conversations: carousel(TEN),
    after: ({ find }) => find('.to-end')
  },
  {
    name: 'cards/carousel-moved',
    conversations: carousel(TEN),
    after: async ({ press, find }) => {
      await press('.to-end')
      await press('.to-end')
      await rest(await find('.cards'))
    }
  },
  {
    name: 'cards/carousel-end',
    conversations: carousel(TEN),
    after: async ({ find }) => {
      await find('.to-end')
      const row = await find('.cards')
      row.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
      await rest(row)
    }
  },
  {
    name: 'cards/carousel-square',
    conversations: carousel(
      [first, second, third].map(item => ({ ...item, mediaUrl: `${MEDIA}square.svg` })),
      { displaySettings: { imageAspectRatio: 'square' } }
    ),
    after: ({ find }) => find('.square')
  },
  {
    name: 'cards/carousel-single',
    conversations: carousel([first]),
    after: ({ find }) => find('.card')
  },
  {
    name: 'cards/carousel-uneven',
    conversations: carousel([
      card('Blue', { mediaUrl: `${MEDIA}gone.jpg` }),
      card('Red', {
        title: 'A name that takes more than a line, since it says all there is',
        actions: [first.actions[0]!]
      }),
      { title: 'Words only', actions: [action('postback', 'Ask', { payload: 'ASK' })] }
    ]),
    after: ({ find }) => find('.lost')
  },
  {
    name: 'cards/list',
    conversations: [
      {
        said: [
          business({
            type: 'list',
            items: [{ ...first, size: 'large' }, second, { ...third, size: 'compact' }],
            actions: [action('link', 'See all', { uri: 'https://example.com/all' })]
          })
        ]
      }
    ],
    after: ({ find }) => find('.listed')
  },
  {
    name: 'cards/list-compact',
    conversations: [
      {
        said: [
          business({
            type: 'list',
            items: [
              first,
              card('Red', { mediaUrl: `${MEDIA}gone.jpg` }),
              { title: 'Words only', actions: [action('postback', 'Ask', { payload: 'ASK' })] }
            ]
          })
        ]
      }
    ],
    after: ({ find }) => find('.listed')
  }
]
