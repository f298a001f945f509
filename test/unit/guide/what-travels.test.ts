// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Content } from '../../../src/protocol'
import {
  type Carrier,
  CARRIERS,
  type Form,
  SENT,
  TRAVEL,
  travelText
} from '../../../src/guide/what-travels'
import { CARRYING, CHANNELS } from '../../../src/server/channels'

type Sent = keyof typeof SENT

const carriers = Object.keys(CARRIERS) as Carrier[]
const kinds = Object.keys(SENT) as Sent[]
const rows = carriers.flatMap(carrier => kinds.map(kind => [carrier, kind] as const))

const ADDRESS = 'https://shop.example/a'
const ITEMS = ['First', 'Second']

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

const items = (type: string) => ({
  type,
  items: ITEMS.map(title => ({
    title,
    description: 'Fresh',
    actions: actions(1, { type: 'postback', payload: title })
  }))
})

/** Content of each kind: so many buttons, or so many bytes. */
const CONTENT: Record<Sent, (size: number) => object> = {
  text: () => ({ type: 'text', text: 'Hello' }),
  link: count => asking(count, { type: 'link', uri: 'https://shop.example/' }),
  postback: count => asking(count, { type: 'postback', payload: 'x' }),
  reply: count => asking(count, { type: 'reply', payload: 'x' }),
  image: bytes => media('image', 'image/jpeg', bytes),
  file: bytes => media('file', 'application/pdf', bytes),
  carousel: () => items('carousel'),
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

/** Patterns that requests hold where something arrives in a form, by the documentation of the service. */
const SIGNS: Record<Carrier, Partial<Record<Sent | Form, RegExp>>> = {
  telegram: {
    text: /sendMessage/,
    buttons: /"inline_keyboard"/,
    keys: /"keyboard"/,
    locationRequest: /"request_location":true/,
    image: /sendPhoto/,
    file: /sendDocument/,
    location: /sendVenue/
  },
  whatsapp: {
    text: /"type":"text"/,
    buttons: /"type":"(button|cta_url)"/,
    list: /"type":"list"/,
    locationRequest: /"location_request_message"/,
    image: /"type":"image"/,
    file: /"type":"document"/,
    location: /"type":"location"/
  },
  messenger: {
    text: /"text"/,
    link: /"type":"web_url"/,
    postback: /"type":"postback"/,
    quick: /"quick_replies"/,
    image: /"type":"image"/,
    file: /"type":"file"/,
    cards: /"template_type":"generic"/
  },
  instagram: {
    text: /"text"/,
    link: /"type":"web_url"/,
    postback: /"type":"postback"/,
    quick: /"quick_replies"/,
    image: /"type":"image"/,
    file: /"type":"file"/,
    cards: /"template_type":"generic"/
  },
  line: {
    text: /"type":"text"/,
    buttons: /"type":"buttons"/,
    quick: /"quickReply"/,
    locationRequest: /"type":"location"/,
    image: /"type":"image"/,
    cards: /"type":"carousel"/,
    location: /"type":"location"/
  }
}

const account = {
  id: 'integration',
  origin: 'https://service.example',
  settings: { phoneNumberId: '1', appId: '1', instagramId: '1' },
  secrets: { token: 's', accessToken: 's', pageAccessToken: 's', channelAccessToken: 's' }
}

/** Encodes content; each request is its address and its body. */
const requests = (carrier: Carrier, kind: Sent, size: number): string[] =>
  CHANNELS[carrier]!.service!.encode(
    {
      id: 'message',
      externalId: carrier === 'whatsapp' ? '+447700900123' : '1',
      content: CONTENT[kind](size) as Content
    },
    account
  ).map(({ url, body }) => `${url} ${body}`)

const sign = (carrier: Carrier, kind: Sent): RegExp => {
  const { as } = TRAVEL[kind][carrier]
  const signs = SIGNS[carrier]
  return signs[kind] ?? signs[as] ?? /^$/
}

describe('The table of what travels', () => {
  test('has all channels that carry messages', () => {
    expect([...carriers].sort()).toEqual([...CARRYING].sort())
  })

  test.each(rows)('is right for %s: %s', (carrier, kind) => {
    const { as, most = 1, maxBytes } = TRAVEL[kind][carrier]
    const sent = requests(carrier, kind, maxBytes ?? most)
    switch (as) {
      case 'messages':
        for (const title of ITEMS) expect(sent.filter(part => part.includes(title))).toHaveLength(1)
        expect(sent.length).toBeGreaterThanOrEqual(ITEMS.length)
        break
      case 'address':
        expect(sent.join()).toMatch(SIGNS[carrier].text!)
        expect(sent.join()).toContain(ADDRESS)
        break
      case 'text':
        expect(sent.join()).toMatch(SIGNS[carrier].text!)
        expect(sent.join()).toMatch(/Main Street 1|Choice 1|Your name/)
        break
      default:
        expect(sent).toHaveLength(1)
        expect(sent[0]).toMatch(sign(carrier, kind))
    }
  })

  const limits = rows.filter(([carrier, kind]) => {
    const { most, maxBytes } = TRAVEL[kind][carrier]
    return most !== undefined || maxBytes !== undefined
  })

  test.each(limits)('names the limit of %s: %s', (carrier, kind) => {
    const { most = 0, maxBytes = most } = TRAVEL[kind][carrier]
    const sent = requests(carrier, kind, maxBytes + 1)
    expect(sent.join()).not.toMatch(sign(carrier, kind))
  })

  test.each(carriers)('says whether %s tells what has arrived', carrier => {
    const isTold = TRAVEL.reports[carrier].as === 'itself'
    expect(isTold).toBe(CHANNELS[carrier]?.service?.reports === true)
  })

  test('says in words how something travels', () => {
    expect(travelText({ as: 'buttons', most: 3, note: 'or more' })).toBe(
      'buttons below the text, up to 3; or more'
    )
    expect(travelText({ as: 'itself', maxBytes: 5_000_000 })).toBe('the same, up to 5 MB')
  })
})
