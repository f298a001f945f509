import type { AuthFrame, ClientFrame } from '../../protocol'

const ACTIVITIES = ['typing:start', 'typing:stop', 'conversation:read'] as const
const ID_PATTERN = /^[0-9a-f]{24}$/

type Fields = Record<string, unknown>

const readObject = (text: string): Fields => {
  try {
    return Object(JSON.parse(text)) as Fields
  } catch {
    return {}
  }
}

/** Reads the first frame of a connection; undefined when it is none. */
export const readAuthFrame = (text: string): AuthFrame | undefined => {
  const { type, token, after } = readObject(text)
  const isAuth = type === 'auth' && typeof token === 'string' && token !== ''
  return isAuth && Number.isSafeInteger(after) && Number(after) >= 0
    ? { type, token, after: Number(after) }
    : undefined
}

/** Reads a later frame; undefined when it is none. */
export const readClientFrame = (text: string): ClientFrame | undefined => {
  const { type, conversationId } = readObject(text)
  if (type === 'ping') return { type }
  const activity = ACTIVITIES.find(name => name === type)
  return activity && typeof conversationId === 'string' && ID_PATTERN.test(conversationId)
    ? { type: activity, conversationId }
    : undefined
}
