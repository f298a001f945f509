import { action, business, visitor } from '../../in-memory'
import type { Story } from '../story'

const MEDIA = `${location.origin}/media/`
const GONE = `${MEDIA}gone.jpg`

const image = { type: 'image', mediaUrl: `${MEDIA}wide.svg`, altText: 'A blue bicycle' } as const
const manual = {
  type: 'file',
  mediaUrl: `${MEDIA}page.html?download`,
  altText: 'Manual of the blue one.pdf',
  mediaType: 'application/pdf',
  mediaSize: 1_240_000
} as const

const loaded = '.picture:not(.empty)'

/** Pictures and files. */
export const MEDIA_STORIES: Story[] = [
  {
    name: 'media/images',
    conversations: [
      {
        said: [
          business(image),
          visitor({ ...image, mediaUrl: `${MEDIA}tall.svg` }),
          business({ ...image, mediaUrl: `${MEDIA}square.svg` })
        ]
      }
    ],
    after: ({ find }) => find(loaded)
  },
  {
    name: 'media/image-with-words',
    conversations: [
      {
        said: [
          business({
            ...image,
            text: 'It is back, see https://example.com/blue, and it wears a new bell.',
            actions: [
              action('link', 'See it', { uri: 'https://example.com/blue' }),
              action('postback', 'Keep one for me', { payload: 'KEEP' })
            ]
          })
        ]
      }
    ],
    after: ({ find }) => find(loaded)
  },
  {
    name: 'media/image-large',
    conversations: [{ said: [business(image)] }],
    after: async ({ find, press }) => {
      await find(loaded)
      await press('.picture')
      await find('.lightbox img')
    }
  },
  {
    name: 'media/image-loading',
    conversations: [{ said: [business({ ...image, mediaUrl: 'https://pictures.invalid/a.jpg' })] }],
    after: ({ find }) => find('.picture.empty')
  },
  {
    name: 'media/image-failed',
    conversations: [{ said: [business({ ...image, mediaUrl: GONE })] }],
    after: ({ find }) => find('.picture', 'Try again')
  },
  {
    name: 'media/image-unsafe',
    conversations: [{ said: [business({ ...image, mediaUrl: 'ftp://shop.example/blue' })] }],
    after: ({ find }) => find('.media', 'cannot be shown')
  },
  {
    name: 'media/files',
    conversations: [
      {
        said: [
          business(manual),
          visitor({ ...manual, altText: 'a-very-long-name-without-any-space-in-it-at-all.tar.gz' }),
          business({ ...manual, altText: 'دليل الدراجة.pdf', text: 'In Arabic.' }),
          business({ type: 'file', mediaUrl: `${MEDIA}Horn%20sound.mp3` }),
          business({
            ...manual,
            mediaUrl: 'ftp://shop.example/blue',
            altText: 'No way to get it.pdf'
          })
        ]
      }
    ],
    after: ({ find }) => find('.download', 'Horn')
  }
]
