// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  type Carrier,
  CARRIERS,
  type Form,
  type Kind,
  RECEIVED,
  SENT,
  TRAVEL,
  travelText
} from '../../../src/guide/what-travels'
import { CARRYING, CHANNELS } from '../../../src/server/channels'
import { decoded, PRESSED, type Received } from '../channels/received-samples'
import { ADDRESS, FALLBACK, ITEMS, type Sent, sentRequests } from '../channels/sent-samples'

const carriers = Object.keys(CARRIERS) as Carrier[]
const kinds = Object.keys(SENT) as Sent[]
const comingKinds = Object.keys(RECEIVED) as Received[]
/** Rows of a table that tests print: the channel, what travels, and how. */
const rowsOf = <Each extends Kind>(kinds: Each[]) =>
  carriers.flatMap(carrier =>
    kinds.map(kind => [carrier, kind, travelText(TRAVEL[kind][carrier])] as const)
  )
const comingRows = rowsOf(comingKinds)
const rows = rowsOf(kinds)

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
    cards: /"type":"carousel"/,
    locationRequest: /"location_request_message"/,
    image: /"type":"image"/,
    file: /"type":"document"/,
    location: /"type":"location"/
  },
  messenger: {
    text: /"text"/,
    link: /"type":"web_url"/,
    webview: /"type":"web_url"/,
    postback: /"type":"postback"/,
    quick: /"quick_replies"/,
    image: /"type":"image"/,
    file: /"type":"file"/,
    cards: /"template_type":"generic"/
  },
  instagram: {
    text: /"text"/,
    link: /"type":"web_url"/,
    webview: /"type":"web_url"/,
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

/** Requests with content of a kind: each is its address and its body. */
const bodiesOf = (carrier: Carrier, kind: Sent, size: number): string[] =>
  sentRequests(carrier, kind, size).map(({ url, body }) => `${url} ${body}`)

const sign = (carrier: Carrier, kind: Sent): RegExp => {
  const { as } = TRAVEL[kind][carrier]
  const signs = SIGNS[carrier]
  return signs[kind] ?? signs[as] ?? /^$/
}

const fileNamed = (name: RegExp) => ({
  type: 'message',
  content: { type: 'file', name: expect.stringMatching(name) }
})

/** Table of what events hold where something comes as it is. */
const COMING: Record<Received, object> = {
  saidText: { type: 'message', content: { type: 'text', text: 'Hello' } },
  saidImage: fileNamed(/\.jpg$/),
  saidFile: fileNamed(/^bill\.pdf$/),
  saidVideo: fileNamed(/\.mp4$/),
  saidVoice: fileNamed(/\.(ogg|m4a|mp4)$/),
  saidPlace: {
    type: 'message',
    content: { type: 'location', coordinates: { lat: 52.5, long: 13.4 } }
  },
  saidSticker: fileNamed(/\.(png|webp)$/),
  saidContact: {},
  pressed: { type: 'choice', actionId: PRESSED },
  arrived: { type: 'arrived' },
  seen: { type: 'seen' }
}

/** Table of what events hold where something comes in another form. */
const COMING_AS: Partial<Record<Form, object>> = {
  text: {
    type: 'message',
    content: { type: 'text', text: expect.stringMatching(/👍|Hooray|\+447700900100/) }
  },
  file: fileNamed(/\.(mp4|ogg|m4a)$/),
  picture: fileNamed(/\.(png|webp)$/)
}

describe('The table of what travels', () => {
  test('has all channels that carry messages', () => {
    expect([...carriers].sort()).toEqual([...CARRYING].sort())
  })

  test.each(rows)('is right for %s: %s, as %s', (carrier, kind) => {
    const { as, most = 1, maxBytes } = TRAVEL[kind][carrier]
    const sent = bodiesOf(carrier, kind, maxBytes ?? most)
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
        expect(sent.join()).toMatch(/Main Street 1|\\nChoice 1|Your name/)
        break
      default:
        expect(sent).toHaveLength(1)
        expect(sent[0]).toMatch(sign(carrier, kind))
    }
  })

  test.each(carriers)('is right for %s: webviews go by their fallback', carrier => {
    const sent = bodiesOf(carrier, 'webview', 1).join()
    expect(sent).toContain(FALLBACK)
    expect(sent).not.toContain('/inside')
  })

  const limits = rows.filter(([carrier, kind]) => {
    const { most, maxBytes } = TRAVEL[kind][carrier]
    return most !== undefined || maxBytes !== undefined
  })

  test.each(limits)('names the limit of %s: %s, as %s', (carrier, kind) => {
    const { most = 0, maxBytes = most } = TRAVEL[kind][carrier]
    const sent = bodiesOf(carrier, kind, maxBytes + 1)
    expect(sent.join()).not.toMatch(sign(carrier, kind))
  })

  test.each(comingRows)('is right for what comes from %s: %s, as %s', (carrier, kind) => {
    const { as } = TRAVEL[kind][carrier]
    const [event] = decoded(carrier, kind)
    if (as === 'none') expect(event).toBeUndefined()
    else expect(event).toMatchObject(as === 'itself' ? COMING[kind] : COMING_AS[as]!)
  })

  test.each(carriers)('says whether %s tells what has arrived', carrier => {
    const isTold = TRAVEL.arrived[carrier].as === 'itself'
    expect(isTold).toBe(CHANNELS[carrier]?.service?.reports === true)
  })

  test('says in words how something travels', () => {
    expect(travelText({ as: 'buttons', most: 3, note: 'or more' })).toBe(
      'buttons below the text, up to 3; or more'
    )
    expect(travelText({ as: 'itself', maxBytes: 5_000_000 })).toBe('the same, up to 5 MB')
  })
})
