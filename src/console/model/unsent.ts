import type { Content } from '../../protocol'
import { ApiError, isNote, type Mention, type Message, NOWHERE } from '../api'
import { isPending, type Entries, type PendingEntry } from './entries'
import type { Drafts } from './drafts'

/** Unsent replies of one conversation, kept for the next page of this browser. */
export interface Unsent {
  /** Reads them, in the order written. */
  read(): PendingEntry[]
  write(entries: Entries): void
}

/** A reply as it is stored. */
interface StoredReply {
  key: string
  text: string
  /** Present for more than a text. */
  content?: Content
  after: string
  received: string
  /** Present for a note for the team. */
  isNote?: true
  /** Members of the team whom such a note mentions. */
  mentions?: readonly Mention[]
  /** Present for a template of WhatsApp. */
  template?: Pick<Message, 'destination' | 'override'>
  state: PendingEntry['state']
  /** Answer of the server that refused it. */
  refusal?: Pick<ApiError, 'status' | 'titles'>
}

/** Whether a message has no more than its text. */
const isTextAlone = (content: Content) =>
  content.type === 'text' && Object.keys(content).length === 2

const isReply = (value: unknown): value is StoredReply => {
  const { key, text, after, received } = Object(value) as Partial<StoredReply>
  return [key, text, after, received].every(field => typeof field === 'string')
}

const parse = (text: string): StoredReply[] => {
  try {
    const value: unknown = JSON.parse(text || '[]')
    return Array.isArray(value) ? value.filter(isReply) : []
  } catch {
    return []
  }
}

/** Moves the unsent replies of a conversation to another one. @returns Whether there were any. */
export const moveUnsent = (texts: Drafts, fromId: string, intoId: string): boolean => {
  const [moved, there] = [parse(texts.read(fromId)), parse(texts.read(intoId))]
  if (!moved.length) return false
  // Another tab may have moved one already.
  const fresh = moved.filter(reply => !there.some(({ key }) => key === reply.key))
  texts.write(intoId, JSON.stringify([...there, ...fresh]))
  texts.write(fromId, '')
  return true
}

/** Reads and writes the unsent replies of a conversation in `texts`, which other tabs use too. */
export const createUnsent = (texts: Drafts, conversationId: string): Unsent => {
  /** Keys of the replies of this page. */
  const own = new Set<string>()
  return {
    read: () =>
      parse(texts.read(conversationId)).map(
        ({ key, text, content, after, received, state, refusal, isNote, mentions, template }) => ({
          key,
          // One that was on its way may have arrived.
          state: state === 'sending' ? 'unsure' : state,
          after,
          ...(refusal && {
            error: new ApiError(refusal.status, '', undefined, refusal.titles)
          }),
          message: {
            id: '',
            received,
            author: { type: 'business' },
            content: content ?? { type: 'text', text },
            ...(isNote && { destination: NOWHERE }),
            ...template,
            ...(mentions && { mentions })
          }
        })
      ),

    write(entries) {
      const replies = entries
        .filter(isPending)
        .map(({ key, after, state, error, message }): StoredReply => {
          const { content, received, mentions, destination, override } = message
          const { text = '' } = content
          const note = isNote(message) ? { isNote: true as const } : {}
          const template = override && {
            template: { ...(destination && { destination }), override }
          }
          const extras = {
            ...(!isTextAlone(content) && { content }),
            ...note,
            ...template,
            ...(mentions && { mentions }),
            ...(error && { refusal: { status: error.status, titles: error.titles } })
          }
          return { key, text, after, state, received, ...extras }
        })
      for (const { key } of replies) own.add(key)
      const before = texts.read(conversationId)
      const all = [...parse(before).filter(({ key }) => !own.has(key)), ...replies]
      const next = all.length ? JSON.stringify(all) : ''
      if (next !== before) texts.write(conversationId, next)
    }
  }
}
