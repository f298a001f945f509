import {
  conversationNotFound,
  CONVERSATIONS_PAGE_SIZE,
  MESSAGES_PAGE_SIZE,
  type ActivityRequest,
  type ClientMessage,
  type Conversation,
  type ConversationAnswer,
  type ConversationsAnswer,
  type EventsAnswer,
  type LinkRequest,
  type MessagesAnswer,
  type NewConversation,
  type SessionAnswer,
  type SessionRequest
} from '../protocol'
import { beginLink, endLink } from './linking'
import { TOKEN, VISITOR, type Records } from './records'
import { begin, receive, receiveFile } from './writing'

/** A call of the client API. */
export interface Call {
  method: string
  /** Below the app, such as `/sessions`. */
  path: string
  query: URLSearchParams
  /** The call's own body type, or a form. */
  body: unknown
}

const newest = (conversation: Conversation<string>, count: number) => ({
  ...conversation,
  messages: conversation.messages.slice(-count)
})

const listPage = ({ conversations, end }: Records, { query }: Call): ConversationsAnswer => {
  const offset = Number(query.get('offset'))
  const last = offset + CONVERSATIONS_PAGE_SIZE
  const sorted = [...conversations].sort((a, b) => b.lastUpdatedAt.localeCompare(a.lastUpdatedAt))
  const page = sorted.slice(offset, last).map(each => newest(each, 1))
  return { conversations: page, hasMore: sorted.length > last, seq: end.seq }
}

const messagesPage = (
  { messages }: Conversation<string>,
  query: URLSearchParams
): MessagesAnswer => {
  const [before, after] = [query.get('before'), query.get('after')]
  const limit = Number(query.get('limit') ?? MESSAGES_PAGE_SIZE)
  const asked = messages.filter(({ id }) => (!before || id < before) && (!after || id > after))
  const page = after ? asked.slice(0, limit) : asked.slice(-limit)
  return { messages: page, hasMore: asked.length > page.length }
}

const openSession = (records: Records, call: Call): SessionAnswer => {
  const { conversation } = call.body as SessionRequest
  if (conversation) begin(records, conversation)
  const conversations = records.conversations.map(each => newest(each, MESSAGES_PAGE_SIZE))
  return { user: VISITOR, sessionToken: TOKEN, conversations, hasMore: false, seq: records.end.seq }
}

const act = ({ push }: Records, { id, participants }: Conversation<string>, type: string) => {
  if (type !== 'conversation:read') return {}
  participants[0]!.unreadCount = 0
  const activity = { role: 'user', userId: VISITOR.id, lastRead: new Date().toISOString() } as const
  push({ type: 'conversation:read', conversation: { id }, activity, unreadCount: 0 })
  return {}
}

/** Answers a call as the real server does. @throws {ChatError} */
export const answerCall = (records: Records, call: Call): object => {
  const { method, path, query, body } = call
  const [, resource, id = '', part] = path.split('/')
  if (resource === 'sessions') return openSession(records, call)
  if (resource === 'events')
    return {
      events: records.end.eventsAfter(Number(query.get('after'))),
      seq: records.end.seq
    } satisfies EventsAnswer
  if (resource === 'client') return {}
  if (resource === 'user') return { user: { ...VISITOR, ...Object(body) } }
  if (resource === 'links') {
    if (method === 'POST') return beginLink(records, body as LinkRequest)
    return method === 'DELETE' ? endLink(records, id) : { links: records.links }
  }
  if (!id && method === 'POST') {
    return { conversation: begin(records, body as NewConversation) } satisfies ConversationAnswer
  }
  if (!id) return listPage(records, call)
  const conversation = records.conversations.find(each => each.id === id)
  if (!conversation) throw conversationNotFound(id)
  if (!part) return { conversation: newest(conversation, MESSAGES_PAGE_SIZE) }
  if (part === 'activities') return act(records, conversation, (body as ActivityRequest).type)
  if (part === 'files') return receiveFile(records, conversation, body as FormData)
  if (part === 'postbacks') return {}
  return method === 'POST'
    ? receive(records, conversation, body as ClientMessage)
    : messagesPage(conversation, query)
}
