import { action, business, visitor } from '../../in-memory'
import type { Action } from '../../protocol'
import type { Story } from '../story'
import type { World } from '../world'

const POSTBACK = /^POST \/conversations\/\w+\/postbacks/
const PAGE = `${location.origin}/media/page.html`

const ask = (...actions: Action[]) => [
  {
    said: [
      visitor('Is the blue one back in the shop?'),
      business({ type: 'text', text: 'It is, since Monday. What shall we do?', actions })
    ]
  }
]

const seats = (size: 'compact' | 'tall' | 'full') =>
  action('webview', `Choose a time (${size})`, { uri: PAGE, fallback: PAGE, size })
const open = (size: 'compact' | 'tall' | 'full'): Story => ({
  name: `text/webview-${size}`,
  conversations: ask(seats(size)),
  after: ({ press }) => press('.action')
})

const KEEP = action('postback', 'Keep it for me', { payload: 'KEEP' })
const WHERE = action('locationRequest', 'Share where you are')
const REPLIES = [
  action('reply', 'Keep it for me', {
    payload: 'KEEP',
    iconUrl: `${location.origin}/media/shop.svg`
  }),
  action('reply', 'No, thank you', { payload: 'NO' }),
  action('reply', 'First I would like to know whether there is a smaller one too', {
    payload: 'ASK'
  })
]

const pressed = async ({ press, find }: World) => {
  await press('.action')
  return find('.action:not(.idle)')
}

/** Answer of a visitor's browser to a location request; none while it asks. */
const located =
  (code?: number) =>
  async ({ page, press, find }: World) => {
    page.navigator.geolocation.getCurrentPosition = (_, fail) => {
      if (code) fail?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    }
    await press('.chip')
    await find(code ? '.problem' : '[aria-busy=true]')
  }

/** Texts with links and tags, and what can be pressed under them. */
export const TEXT: Story[] = [
  {
    name: 'text/links',
    conversations: [
      {
        said: [
          visitor('I found it at https://example.com/bicycles?colour=blue (see example.com).'),
          business({
            type: 'text',
            text:
              'Write to help@shop.example, call +49 30 901820, or see www.example.com/' +
              'a-very-long-address-without-any-place-to-break-it-in-two, e.g. on your telephone.'
          })
        ]
      }
    ],
    after: ({ find }) => find('.bubble a')
  },
  {
    name: 'text/html',
    conversations: [
      {
        said: [
          business({
            type: 'text',
            text: 'Open on weekdays…',
            htmlText:
              '<p>We are <strong>open</strong> on <em>weekdays</em>, <u>not</u> on <s>Saturdays</s> Sundays:</p>' +
              '<ul><li>from <b>nine</b></li><li>to <i>six</i></li></ul><ol><li>Ring<br>twice</li>' +
              '<li><a href="https://example.com/map">Look at the map</a></li></ol><p>See you.</p>'
          })
        ]
      }
    ],
    after: ({ find }) => find('.html a')
  },
  {
    name: 'text/words',
    options: {
      customText: {
        introAppText:
          'By writing you agree to our <a href="https://example.com/terms">terms</a>, <b>gladly</b> or <i>not</i>.<br><marquee>Never</marquee>'
      }
    },
    after: ({ find }) => find('.introduction a')
  },
  {
    name: 'text/actions',
    conversations: ask(
      action('link', 'See it', { uri: 'https://example.com/blue' }),
      seats('tall'),
      KEEP,
      action('buy', 'The blue one', { amount: 49_900, currency: 'eur', state: 'offered' }),
      action('buy', 'A bell', { amount: 1200, currency: 'jpy', state: 'paid' }),
      action('link', 'An address that is none', { uri: 'data:text/html,none' }),
      action('link', 'Everything that there is to know about the blue one, on one page', {
        uri: 'https://example.com/all'
      })
    ),
    after: ({ find }) => find('.action')
  },
  {
    name: 'text/actions-only',
    conversations: [
      { said: [business({ type: 'text', text: '', actions: [KEEP, seats('full')] })] }
    ],
    after: ({ find }) => find('.action')
  },
  {
    name: 'text/postback-pending',
    conversations: ask(KEEP),
    faults: [{ on: POSTBACK, as: 'silence' }],
    after: pressed
  },
  { name: 'text/postback-done', conversations: ask(KEEP), after: pressed },
  {
    name: 'text/postback-failed',
    conversations: ask(KEEP),
    faults: [{ on: POSTBACK, as: 'server' }],
    after: async ({ press, find }) => {
      await press('.action')
      await find('.problem')
    }
  },
  open('compact'),
  open('tall'),
  open('full'),
  {
    name: 'text/webview-received',
    conversations: [
      { said: [visitor('When may I come?')], businessLastRead: new Date().toISOString() }
    ],
    after: async ({ server, find }) => {
      // The chunk that marks messages as read also watches for arriving ones.
      await find('.status.read')
      const actions = [{ ...seats('tall'), openOnReceive: true } as Action]
      server.add(business({ type: 'text', text: 'Whenever you like.', actions }))
      await find('.webview')
    }
  },
  {
    name: 'text/replies',
    conversations: ask(...REPLIES, WHERE),
    after: ({ find }) => find('.chip')
  },
  {
    name: 'text/reply-sent',
    conversations: ask(...REPLIES),
    after: async ({ press, find }) => {
      await press('.chip', 'No, thank you')
      await find('[data-role=user] .sent')
    }
  },
  { name: 'text/location-asking', conversations: ask(WHERE), after: located() },
  { name: 'text/location-denied', conversations: ask(WHERE), after: located(1) },
  { name: 'text/location-failed', conversations: ask(WHERE), after: located(3) }
]
