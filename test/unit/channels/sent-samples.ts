import type { Content } from '../../../src/protocol'
import type { Carrier, SENT } from '../../../src/guide/what-travels'
import { CHANNELS, type Part } from '../../../src/server/channels'

/** Kind of what the business sends. */
export type Sent = keyof typeof SENT

export const ADDRESS = 'https://shop.example/a'
/** Address that a webview has in a channel. */
export const FALLBACK = 'https://shop.example/fallback'
export const ITEMS = ['First', 'Second']

const actions = (count: number, fields: object) =>
  Array.from({ length: count }, (_, index) => ({
    id: `id${index}`,
    text: `Choice ${index + 1}`,
    ...fields
  }))

const asking = (count: number, fields: object) => ({
  type: 'text',
  text: 'Now?',
  actions: actions(count, fields)
})

const media = (type: string, mediaType: string, mediaSize: number) => ({
  type,
  mediaUrl: ADDRESS,
  mediaType,
  mediaSize
})

const items = (type: string, picture: object = {}) => ({
  type,
  items: ITEMS.map(title => ({
    title,
    description: 'Fresh',
    ...picture,
    actions: actions(1, { type: 'postback', payload: title })
  }))
})

/** Content of each kind: so many buttons, or so many bytes. */
const CONTENT: Record<Sent, (size: number) => object> = {
  text: () => ({ type: 'text', text: 'Hello' }),
  link: count => asking(count, { type: 'link', uri: 'https://shop.example/' }),
  webview: count =>
    asking(count, { type: 'webview', uri: 'https://shop.example/inside', fallback: FALLBACK }),
  postback: count => asking(count, { type: 'postback', payload: 'x' }),
  reply: count => asking(count, { type: 'reply', payload: 'x' }),
  buy: () => asking(1, { type: 'buy', amount: 1_000, currency: 'eur', state: 'offered' }),
  image: bytes => media('image', 'image/jpeg', bytes),
  file: bytes => media('file', 'application/pdf', bytes),
  carousel: () => items('carousel', { mediaUrl: ADDRESS, mediaType: 'image/jpeg' }),
  list: () => items('list'),
  location: () => ({
    type: 'location',
    coordinates: { lat: 52.5, long: 13.4 },
    location: { name: 'Shop', address: 'Main Street 1' }
  }),
  locationRequest: () => asking(1, { type: 'locationRequest' }),
  form: () => ({
    type: 'form',
    fields: [{ type: 'text', name: 'name', label: 'Your name' }],
    submitted: false
  })
}

export const account = {
  id: 'integration',
  origin: 'https://service.example',
  settings: { phoneNumberId: '1', appId: '1', instagramId: '1' },
  secrets: { token: 's', accessToken: 's', pageAccessToken: 's', channelAccessToken: 's' }
}

/** Makes the requests that carry content of a kind: with so many buttons, or so many bytes. */
export const sentRequests = (carrier: Carrier, kind: Sent, size: number): Part[] =>
  CHANNELS[carrier]!.service!.encode(
    {
      id: '0123456789abcdef01234567',
      externalId: carrier === 'whatsapp' ? '+447700900123' : '1',
      content: CONTENT[kind](size) as Content
    },
    account
  )
