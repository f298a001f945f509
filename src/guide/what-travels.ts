/** Channels that carry messages, by the type of their integrations, with the name of each. */
export const CARRIERS = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  messenger: 'Facebook Messenger',
  instagram: 'Instagram',
  line: 'LINE'
} as const

/** Type of a channel that carries messages. */
export type Carrier = keyof typeof CARRIERS

/** Forms in which something arrives on the other side, with the words of the guide for each. */
const FORMS = {
  itself: 'the same',
  buttons: 'buttons below the text',
  keys: 'keys in place of the keyboard',
  quick: 'quick replies above the keyboard',
  cards: 'cards beside each other',
  list: 'a list that a button opens',
  messages: 'a message for each item',
  address: 'its address',
  text: 'text',
  file: 'a file',
  picture: 'a picture',
  none: '–'
} as const

/** Form in which something arrives. */
export type Form = keyof typeof FORMS

/** Way in which something of one kind travels through a channel. */
export interface Travel {
  as: Form
  /** Number of those in one message; more are lines of text. */
  most?: number
  /** Bytes of the largest that arrives so. */
  maxBytes?: number
  /** Said beside it. */
  note?: string
}

/** Kinds of what the business sends, with the words of the guide. */
export const SENT = {
  text: 'text',
  link: 'links',
  webview: 'webviews, by their `fallback`',
  postback: 'postbacks',
  reply: 'replies',
  buy: 'buy buttons',
  image: 'picture',
  file: 'file',
  carousel: 'carousel',
  list: 'list',
  location: 'location',
  locationRequest: 'location request',
  form: 'form'
} as const

/** Kinds of what comes back, with the words of the guide. */
export const RECEIVED = {
  saidText: 'text',
  saidImage: 'picture',
  saidFile: 'file',
  saidVideo: 'video',
  saidVoice: 'voice',
  saidPlace: 'place',
  saidSticker: 'sticker',
  saidContact: 'contact',
  pressed: 'a pressed button, or its label',
  arrived: 'that a message has arrived',
  seen: 'that it was seen'
} as const

/** Kind of what travels, in one direction. */
export type Kind = keyof typeof SENT | keyof typeof RECEIVED

const itself: Travel = { as: 'itself' }
const picture: Travel = { as: 'picture' }
const text: Travel = { as: 'text' }
const cards: Travel = { as: 'cards', note: 'a message for each where one has more than a card' }
const messages: Travel = { as: 'messages' }
const evenCards: Travel = {
  as: 'cards',
  note: 'from 2 to 10 with a picture each, and all with a link or the same number of choices, up to 2; else a message for each'
}
const none: Travel = { as: 'none' }
const map: Travel = { as: 'text', note: 'with a link to a map' }

const everywhere = (travel: Travel): Record<Carrier, Travel> => ({
  telegram: travel,
  whatsapp: travel,
  messenger: travel,
  instagram: travel,
  line: travel
})

const links: Record<Carrier, Travel> = {
  ...everywhere({ as: 'buttons', most: 3 }),
  telegram: { as: 'buttons' },
  whatsapp: { as: 'buttons', most: 1, note: 'without choices beside it' },
  line: { as: 'buttons', most: 4 }
}

/** Kinds that travel through each channel, and how; `what-travels.test.ts` holds it against the channels. */
export const TRAVEL: Record<Kind, Record<Carrier, Travel>> = {
  text: everywhere(itself),
  link: links,
  webview: links,
  postback: {
    ...everywhere({ as: 'buttons', most: 3 }),
    telegram: { as: 'buttons' },
    whatsapp: { as: 'buttons', most: 3, note: 'or a list of up to 10' },
    line: { as: 'buttons', most: 4 }
  },
  reply: {
    ...everywhere({ as: 'quick', most: 13 }),
    telegram: { as: 'keys' },
    whatsapp: { as: 'buttons', most: 3, note: 'or a list of up to 10' }
  },
  buy: everywhere({ as: 'text', note: 'the label alone' }),
  image: {
    telegram: { as: 'itself', maxBytes: 5_000_000 },
    whatsapp: { as: 'itself', maxBytes: 5_000_000 },
    messenger: { as: 'itself', maxBytes: 8_000_000 },
    instagram: { as: 'itself', maxBytes: 8_000_000 },
    line: { as: 'itself', maxBytes: 1_000_000, note: 'JPEG and PNG at an `https://` address' }
  },
  file: {
    telegram: { as: 'itself', maxBytes: 20_000_000 },
    whatsapp: { as: 'itself', maxBytes: 100_000_000 },
    messenger: { as: 'itself', maxBytes: 25_000_000 },
    instagram: { as: 'itself', maxBytes: 25_000_000, note: 'PDF; others as their address' },
    line: { as: 'address' }
  },
  carousel: { ...everywhere(cards), telegram: messages, whatsapp: evenCards },
  list: {
    ...everywhere(cards),
    telegram: messages,
    whatsapp: { as: 'list', note: 'a message for each where one has a picture or more buttons' }
  },
  location: { ...everywhere(itself), messenger: map, instagram: map },
  locationRequest: {
    telegram: { as: 'keys' },
    whatsapp: { as: 'buttons' },
    messenger: text,
    instagram: text,
    line: { as: 'quick' }
  },
  form: everywhere({ as: 'text', note: 'answered in own words' }),
  saidText: everywhere(itself),
  saidImage: everywhere(itself),
  saidFile: everywhere(itself),
  saidVideo: everywhere({ as: 'file' }),
  saidVoice: everywhere({ as: 'file' }),
  saidPlace: everywhere(itself),
  saidSticker: {
    ...everywhere(picture),
    telegram: { as: 'text', note: 'its emoji' },
    line: { as: 'text', note: 'a word for it' }
  },
  saidContact: { ...everywhere(none), telegram: text, whatsapp: text },
  pressed: everywhere({ as: 'itself', note: 'the postback or reply that it stands for' }),
  arrived: {
    ...everywhere(itself),
    instagram: { as: 'itself', note: 'once it was seen' },
    telegram: none,
    line: none
  },
  seen: { ...everywhere(itself), telegram: none, line: none }
}

const MEGABYTE = 1_000_000

/** Says in words how something travels. */
export const travelText = ({ as, most, maxBytes, note }: Travel): string =>
  [
    [FORMS[as], most && `up to ${most}`, maxBytes && `up to ${maxBytes / MEGABYTE} MB`]
      .filter(Boolean)
      .join(', '),
    note
  ]
    .filter(Boolean)
    .join('; ')
