import type { Conversation } from '../protocol'

const isSame = <Value extends object>(before: Value, now: Value): boolean => {
  const names = Object.keys(now) as (keyof Value)[]
  return (
    names.length === Object.keys(before).length &&
    names.every(name => Object.is(before[name], now[name]))
  )
}

const keep = <Value extends object>(before: Value, now: Value): Value =>
  isSame(before, now) ? before : now

/** Gives the objects from before wherever nothing in them is new, so that React sees what changed. */
export const keepConversations = (
  before: readonly Conversation[],
  now: readonly Conversation[]
): readonly Conversation[] => {
  const known = new Map(before.map(conversation => [conversation.id, conversation]))
  const kept = now.map(conversation => {
    const old = known.get(conversation.id)
    if (!old) return conversation
    return keep(old, { ...conversation, messages: keep(old.messages, conversation.messages) })
  })
  return keep(before, kept)
}
