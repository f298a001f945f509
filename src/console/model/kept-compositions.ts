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

/** Writes one; undefined: it is forgotten. */
export const keepComposition = (
  texts: Drafts,
  conversationId: string,
  kind: CompositionKind,
  composition?: Composition
): void => {
  const { [kind]: _, ...others } = readCompositions(texts, conversationId)
  const kept = composition ? { ...others, [kind]: composition } : others
  texts.write(conversationId, Object.keys(kept).length ? JSON.stringify(kept) : '')
}
