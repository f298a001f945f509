import { type Carrier, type RECEIVED } from '../../../src/guide/what-travels'
import { type ChannelEvent, type ChannelReport, CHANNELS } from '../../../src/server/channels'
import { account } from './sent-samples'

/** Kind of what comes back. */
export type Received = keyof typeof RECEIVED

/** Id of the button that is pressed. */
export const PRESSED = '0123456789abcdef01234567'
const SECOND = 1_783_600_000
const PLACE = { latitude: 52.5, longitude: 13.4 }
const CONTACT = { phone: '+447700900100', name: 'Ben' }

const fromTelegram = (message: object) => ({
  update_id: 1,
  message: {
    message_id: 2,
    date: SECOND,
    from: { id: 7, is_bot: false, first_name: 'Ann' },
    chat: { id: 7, type: 'private', first_name: 'Ann' },
    ...message
  }
})

const stored = (fields: object = {}) => ({ file_id: 'a', file_unique_id: 'u', ...fields })
const FRAME = { width: 90, height: 51 }

const TELEGRAM: Partial<Record<Received, object>> = {
  saidText: fromTelegram({ text: 'Hello' }),
  saidImage: fromTelegram({ photo: [stored(FRAME)] }),
  saidFile: fromTelegram({ document: stored({ file_name: 'bill.pdf' }) }),
  saidVideo: fromTelegram({ video: stored({ ...FRAME, duration: 2 }) }),
  saidVoice: fromTelegram({ voice: stored({ duration: 2 }) }),
  saidPlace: fromTelegram({ location: PLACE }),
  saidSticker: fromTelegram({
    sticker: stored({
      ...FRAME,
      type: 'regular',
      is_animated: false,
      is_video: false,
      emoji: '👍'
    })
  }),
  saidContact: fromTelegram({
    contact: { phone_number: CONTACT.phone, first_name: CONTACT.name }
  }),
  pressed: {
    update_id: 1,
    callback_query: {
      id: '3',
      from: { id: 7, is_bot: false, first_name: 'Ann' },
      message: { message_id: 2, date: SECOND, chat: { id: 7, type: 'private' } },
      chat_instance: '4',
      data: PRESSED
    }
  }
}

const fromWhatsApp = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '1',
      changes: [{ field: 'messages', value: { metadata: { phone_number_id: '1' }, ...value } }]
    }
  ]
})
const byWhatsApp = (type: string, fields: object) =>
  fromWhatsApp({
    messages: [
      { from: '447700900123', id: 'wamid.1', timestamp: `${SECOND}`, type, [type]: fields }
    ]
  })
const status = (said: string) =>
  fromWhatsApp({
    statuses: [
      { id: 'wamid.2', status: said, timestamp: `${SECOND}`, recipient_id: '447700900123' }
    ]
  })

const WHATSAPP: Partial<Record<Received, object>> = {
  saidText: byWhatsApp('text', { body: 'Hello' }),
  saidImage: byWhatsApp('image', { id: '3', mime_type: 'image/jpeg' }),
  saidFile: byWhatsApp('document', { id: '3', filename: 'bill.pdf' }),
  saidVideo: byWhatsApp('video', { id: '3' }),
  saidVoice: byWhatsApp('audio', { id: '3', voice: true }),
  saidPlace: byWhatsApp('location', PLACE),
  saidSticker: byWhatsApp('sticker', { id: '3', mime_type: 'image/webp' }),
  saidContact: fromWhatsApp({
    messages: [
      {
        from: '447700900123',
        id: 'wamid.1',
        type: 'contacts',
        contacts: [{ name: { formatted_name: CONTACT.name }, phones: [{ phone: CONTACT.phone }] }]
      }
    ]
  }),
  pressed: byWhatsApp('interactive', {
    type: 'button_reply',
    button_reply: { id: PRESSED, title: 'Yes' }
  }),
  arrived: status('delivered'),
  seen: status('read')
}

const platform = (object: 'page' | 'instagram'): Partial<Record<Received, object>> => {
  const happening = (fields: object) => ({
    object,
    entry: [
      {
        id: '1',
        time: SECOND * 1_000,
        messaging: [
          { sender: { id: '7' }, recipient: { id: '1' }, timestamp: SECOND * 1_000, ...fields }
        ]
      }
    ]
  })
  const said = (message: object) => happening({ message: { mid: 'm_1', ...message } })
  const attached = (type: string, name: string, more: object = {}) =>
    said({
      attachments: [{ type, payload: { url: `https://cdn.example/v/${name}?oh=1`, ...more } }]
    })
  return {
    saidText: said({ text: 'Hello' }),
    saidImage: attached('image', '36213_n.jpg'),
    saidFile: attached('file', 'bill.pdf'),
    saidVideo: attached('video', '1_n.mp4'),
    saidVoice: attached('audio', 'audioclip.mp4'),
    saidPlace: said({
      attachments: [
        { type: 'location', title: 'Pin', payload: { coordinates: { lat: 52.5, long: 13.4 } } }
      ]
    }),
    saidSticker: attached('image', '1_n.png', { sticker_id: 1_747_085_000_000_001 }),
    pressed: said({ text: 'Yes', quick_reply: { payload: PRESSED } }),
    arrived: happening({ delivery: { mids: ['m_2'], watermark: SECOND * 1_000 } }),
    seen: happening({ read: { watermark: SECOND * 1_000 } })
  }
}

const fromLine = (type: string, fields: object) => ({
  destination: `U${'b'.repeat(32)}`,
  events: [
    {
      type,
      mode: 'active',
      timestamp: SECOND * 1_000,
      source: { type: 'user', userId: `U${'a'.repeat(32)}` },
      webhookEventId: '01FZ74A0TDDPYRVKNK77XKC3ZR',
      deliveryContext: { isRedelivery: false },
      replyToken: '38ef843bde154d9b91c21320ffd17a0f',
      ...fields
    }
  ]
})
const byLine = (type: string, fields: object = {}) =>
  fromLine('message', { message: { id: '444573844083572737', type, ...fields } })
const quoted = { quoteToken: 'q3Plxr4AgKd' }
const atLine = { contentProvider: { type: 'line' } }

const LINE: Partial<Record<Received, object>> = {
  saidText: byLine('text', { text: 'Hello', ...quoted }),
  saidImage: byLine('image', { ...atLine, ...quoted }),
  saidFile: byLine('file', { fileName: 'bill.pdf', fileSize: 2_138 }),
  saidVideo: byLine('video', { ...atLine, ...quoted, duration: 2_000 }),
  saidVoice: byLine('audio', { ...atLine, duration: 2_000 }),
  saidPlace: byLine('location', PLACE),
  saidSticker: byLine('sticker', {
    packageId: '1',
    stickerId: '2',
    stickerResourceType: 'STATIC',
    keywords: ['Hooray'],
    ...quoted
  }),
  pressed: fromLine('postback', { postback: { data: `${PRESSED} Yes` } })
}

/** Bodies in which each service tells something of a kind; absent: it never does. */
export const RECEIVED_BODIES: Record<Carrier, Partial<Record<Received, object>>> = {
  telegram: TELEGRAM,
  whatsapp: WHATSAPP,
  messenger: platform('page'),
  instagram: platform('instagram'),
  line: LINE
}

/** Reads what a service tells of a kind. */
export const decoded = (carrier: Carrier, kind: Received): (ChannelEvent | ChannelReport)[] => {
  const told = RECEIVED_BODIES[carrier][kind]
  if (!told) return []
  const body = Buffer.from(JSON.stringify(told))
  return CHANNELS[carrier]!.service!.decode({ headers: {}, body }, account)
}
