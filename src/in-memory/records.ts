import type { ClientEvent, ConfigAnswer, Conversation, Link, Message, User } from '../protocol'
import type { LocalServer } from '../transports'
import type { Said, SampleConversation, ServerState } from './state'

const MINUTE_MS = 60_000

/** The one visitor of a server in memory. */
export const VISITOR: User<string> = {
  id: '0'.repeat(23) + '1',
  signedUpAt: new Date(0).toISOString(),
  metadata: {},
  hasPaymentInfo: false
}

/** Token of a visitor who wrote before. */
export const TOKEN = 'token'

/** Event without its time. */
export type EventBody =
  ClientEvent<string> extends infer Event
    ? Event extends unknown
      ? Omit<Event, 'createdAt'>
      : never
    : never

/** Data of a server in memory, and the events about it. */
export interface Records {
  config: ConfigAnswer
  /** The server's end of the realtime connection. */
  end: LocalServer
  conversations: Conversation<string>[]
  links: Link<string>[]
  begin(fields?: SampleConversation): Conversation<string>
  /** Stores a message as the newest, and emits it. */
  add(said: Said, conversation?: Conversation<string>, clientMessageId?: string): Message<string>
  /** Changes a message, and emits the change. */
  change(message: Message<string>, fields: object, conversation: Conversation<string>): void
  push(event: EventBody): void
  /** Emits an ephemeral event: typing, or that messages were delivered. */
  pass(event: EventBody): void
}

/** Ids go up as the real ones do: those of messages sort in the order in which they were written. */
const createIds = () => {
  let made = 1
  return () => (++made).toString(16).padStart(24, '0')
}

const configOf = (
  { settings, answerSeconds, openState, channels, connected }: ServerState,
  baseUrl: string
): ConfigAnswer => {
  const businessName = 'Harbour Street Cycles'
  const businessIconUrl = `${baseUrl}/media/shop.svg`
  return {
    app: { id: 'app', displayName: businessName, iconUrl: businessIconUrl },
    integration: { id: 'story', settings: { businessName, businessIconUrl, ...settings } },
    channels: channels ?? [],
    capabilities: { channels: connected ?? (channels ?? []).map(({ type }) => type) },
    ...(answerSeconds && { answerSeconds }),
    ...(openState && { openState }),
    baseUrl,
    transports: [{ type: 'websocket', url: 'wss://in-memory.invalid/' }],
    versions: []
  }
}

/** Keeps the records of one server; its first records emit no events. */
export const createRecords = (state: ServerState, baseUrl: string, end: LocalServer): Records => {
  const newId = createIds()
  const now = Date.now()
  const conversations: Conversation<string>[] = []
  const links = [...(state.links ?? [])]

  const toMessage = (said: Said, received: number, clientMessageId?: string): Message<string> => {
    const { minutesAgo: _, ...message } = said
    return {
      id: newId(),
      received: new Date(received).toISOString(),
      source: { type: said.role === 'user' ? 'web' : 'api:conversations' },
      ...(said.role === 'user' ? { userId: VISITOR.id } : {}),
      ...message,
      ...(clientMessageId ? { clientMessageId } : {})
    }
  }

  const copy = (body: EventBody): ClientEvent<string> =>
    structuredClone({ ...body, createdAt: new Date().toISOString() })

  const push: Records['push'] = body => void end.push(copy(body))

  const create = ({ said, unreadCount = 0, ...fields }: SampleConversation) => {
    const messages = said.map((each, index) =>
      toMessage(each, now - (each.minutesAgo ?? said.length - index) * MINUTE_MS)
    )
    const conversation: Conversation<string> = {
      id: newId(),
      type: 'personal',
      isDefault: !conversations.length,
      metadata: {},
      lastUpdatedAt: messages.at(-1)?.received ?? new Date(now).toISOString(),
      participants: [{ id: newId(), userId: VISITOR.id, unreadCount }],
      messages,
      ...fields
    }
    conversations.push(conversation)
    return conversation
  }
  for (const conversation of state.conversations ?? []) create(conversation)

  return {
    config: configOf(state, baseUrl),
    end,
    conversations,
    links,
    push,
    pass: body => end.send({ type: 'event', event: copy(body) }),
    begin: (fields = { said: [] }) => {
      const conversation = create(fields)
      push({ type: 'conversation:added', conversation })
      return conversation
    },
    add: (said, conversation = conversations[0]!, clientMessageId) => {
      const message = toMessage(said, Date.now(), clientMessageId)
      const own = conversation.participants[0]!
      own.unreadCount = said.role === 'user' ? 0 : own.unreadCount + 1
      conversation.messages.push(message)
      conversation.lastUpdatedAt = message.received
      const { id } = conversation
      push({ type: 'message', conversation: { id }, message, unreadCount: own.unreadCount })
      return message
    },
    change: (message, fields, { id }) => {
      Object.assign(message, fields)
      push({ type: 'message:updated', conversation: { id }, message })
    }
  }
}
