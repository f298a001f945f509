import { business, visitor } from '../../in-memory'
import type { Story } from '../story'

const said = [
  visitor('Is the blue one back in the shop?'),
  business({ type: 'text', text: 'It is, since Monday.', displayName: 'Ada' })
]
const conversations = [{ said }]

const typing = { type: 'typing:start', role: 'business', name: 'Ada' } as const

/** Stories of the conversation footer, and of changes that pages make to the messenger. */
export const ENVIRONMENT_STORIES: Story[] = [
  {
    name: 'typing/somebody',
    conversations,
    after: async ({ find, server }) => {
      await find('.bubble', 'since Monday')
      const [{ id } = { id: '' }] = server.conversations
      await find('#conversation ~ [role=status]')
      server.pass({ ...typing, conversation: { id } })
      await find('.typing-indicator')
    }
  },
  {
    name: 'composer/blocked',
    conversations: [
      {
        said: [
          business({
            type: 'text',
            text: 'Please choose first.',
            blockChatInput: true
          })
        ]
      }
    ],
    after: ({ find }) => find('textarea:disabled')
  },
  { name: 'fit/embedded', conversations, options: { embedded: true } },
  {
    name: 'fit/background',
    conversations,
    options: { backgroundImageUrl: `${location.origin}/media/pattern.svg` }
  },
  {
    name: 'fit/own-colours',
    conversations,
    options: {
      customColors: { brandColor: '2f4858', conversationColor: 'f6ae2d', actionColor: '#bc4b51' }
    }
  },
  {
    name: 'fit/brand-colour',
    conversations,
    options: { customColors: { brandColor: 'e01e5a' } }
  },
  {
    name: 'fit/neon-brand',
    conversations,
    options: { customColors: { brandColor: '39ff14' } }
  },
  {
    name: 'fit/light-colours',
    conversations,
    options: {
      customColors: { brandColor: 'fff', conversationColor: 'fffde7', actionColor: 'ffeb3b' }
    }
  },
  {
    name: 'fit/dark-colours',
    conversations,
    options: {
      customColors: { brandColor: '000', conversationColor: '111111', actionColor: '1b1b2f' }
    }
  },
  {
    name: 'fit/own-texts',
    conversations,
    options: {
      customText: {
        headerText: 'Ask <b>us</b> anything',
        introAppText: 'Or read our <a href="https://example.com/help">pages of help</a> first.',
        inputPlaceholder: 'Your question',
        conversationTimestampHeaderFormat: 'dddd, D MMMM YYYY, HH:mm'
      }
    }
  },
  { name: 'fit/german', conversations, options: { locale: 'de-DE' } },
  { name: 'fit/arabic', conversations, options: { locale: 'ar' }, dir: 'rtl' },
  { name: 'fit/hebrew', conversations, options: { locale: 'he-IL' } }
]
