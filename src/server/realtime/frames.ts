import type { AuthFrame, ClientFrame } from '../../protocol'

const ACTIVITIES = ['typing:start', 'typing:stop', 'conversation:read'] as const
const ID_PATTERN = /^[0-9a-f]{24}$/

type Fields = Record<string, unknown>

const parseObject = (text: string): Fields => {
  try {
    // `Object` wraps a primitive, which has none of the fields.
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Parses the first frame of a connection; undefined when it is not an auth frame. */
export const parseAuthFrame = (text: string): AuthFrame | undefined => {
  const { type, token, after } = parseObject(text)
  const isAuth = type === 'auth' && typeof token === 'string' && token !== ''
  return isAuth && Number.isSafeInteger(after) && Number(after) >= 0
    ? { type, token, after: Number(after) }
    : undefined
}

/** Parses a later frame; undefined when it is of no known type. */
export const parseClientFrame = (text: string): ClientFrame | undefined => {
  const { type, conversationId } = parseObject(text)
  if (type === 'ping') return { type }
  const activity = ACTIVITIES.find(name => name === type)
  return activity && typeof conversationId === 'string' && ID_PATTERN.test(conversationId)
    ? { type: activity, conversationId }
    : undefined
}
