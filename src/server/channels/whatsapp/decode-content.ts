import type { IncomingContent } from '../service'

interface Stored {
  id: string
  filename?: string
  caption?: string
}

interface Contact {
  name?: { formatted_name?: string }
  phones?: { phone?: string }[]
}

interface Pressed {
  id: string
  title: string
}

/** A message of a person. */
export interface Message {
  id: string
  type: string
  /** Number; absent where the person shows a name in its place. */
  from?: string
  /** Id of the person for this business alone. */
  from_user_id?: string
  group_id?: string
  /** In seconds, now and then in milliseconds. */
  timestamp?: string
  text?: { body: string }
  image?: Stored
  video?: Stored
  audio?: Stored
  voice?: Stored
  document?: Stored
  sticker?: Stored
  location?: { latitude: number; longitude: number; name?: string; address?: string }
  contacts?: Contact[]
  /** Pressed in a template. */
  button?: { text: string }
  interactive?: { button_reply?: Pressed; list_reply?: Pressed; nfm_reply?: { body?: string } }
  unsupported?: { type?: string }
}

/** Names of files, which come without, by what they are. */
const NAMES = {
  image: 'photo.jpg',
  video: 'video.mp4',
  audio: 'audio.ogg',
  voice: 'voice.ogg',
  document: 'file.bin',
  sticker: 'sticker.webp'
} as const

const fileOf = (message: Message): IncomingContent | undefined => {
  for (const [kind, usualName] of Object.entries(NAMES)) {
    const file = message[kind as keyof typeof NAMES]
    if (!file) continue
    const { id: ref, filename: name = usualName, caption } = file
    return { type: 'file', ref, name, text: caption }
  }
  return undefined
}

const placeOf = ({ latitude, longitude, name, address }: NonNullable<Message['location']>) => ({
  type: 'location' as const,
  coordinates: { lat: latitude, long: longitude },
  ...((name || address) && {
    location: { ...(name && { name }), ...(address && { address }) }
  })
})

const contactText = ({ name, phones = [] }: Contact): string =>
  [name?.formatted_name, ...phones.map(({ phone }) => phone)].filter(Boolean).join(' ')

const textOf = (message: Message): string | undefined => {
  const { text, button, contacts, interactive, type, unsupported } = message
  if (contacts) return contacts.map(contactText).join('\n')
  // The team has to learn that the person has sent something.
  if (type === 'unsupported' || type === 'order') return `📎 ${unsupported?.type ?? type}`
  return text?.body ?? button?.text ?? interactive?.nfm_reply?.body
}

/** Reads what a person has said; undefined for what is no message, such as a reaction. */
export const contentOf = (message: Message): IncomingContent | undefined => {
  if (message.location) return placeOf(message.location)
  const text = textOf(message)
  return text ? { type: 'text', text } : fileOf(message)
}
