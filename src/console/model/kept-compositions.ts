import type { Composition, CompositionKind } from './compose'
import type { Drafts } from './drafts'

/** Messages that are being composed in a conversation, by kind. */
export type KeptCompositions = Partial<Record<CompositionKind, Composition>>

/** Reads them. An earlier version of the console may have written them, with fewer fields. */
export const readCompositions = (texts: Drafts, conversationId: string): KeptCompositions => {
  try {
    return JSON.parse(texts.read(conversationId) || '{}') as KeptCompositions
  } catch {
    return {}
  }
}

const write = (texts: Drafts, conversationId: string, kept: KeptCompositions) =>
  texts.write(conversationId, Object.keys(kept).length ? JSON.stringify(kept) : '')

/** Writes one; undefined: it is forgotten. */
export const keepComposition = (
  texts: Drafts,
  conversationId: string,
  kind: CompositionKind,
  composition?: Composition
): void => {
  const { [kind]: _, ...others } = readCompositions(texts, conversationId)
  write(texts, conversationId, composition ? { ...others, [kind]: composition } : others)
}

/** Moves them to another conversation, unless one of the same kind was begun there. */
export const moveCompositions = (texts: Drafts, fromId: string, intoId: string): void => {
  const moved = readCompositions(texts, fromId)
  write(texts, fromId, {})
  write(texts, intoId, { ...moved, ...readCompositions(texts, intoId) })
}
