import { signal } from '@preact/signals-react'
import { tagKey } from '../../protocol'
import type { AppApi, AppEvent, ConversationLife } from '../api'
import { asReadonly } from './as-readonly'
import { createRefresh } from './refresh'

/** Tags of an app, as far as they are loaded. */
export interface TagsState {
  status: 'none' | 'ready' | 'failed'
  /** The most frequent first. */
  names: readonly string[]
}

/** The tags that all conversations of an app share. */
export type Tags = ReturnType<typeof createTags>

/** Whether a conversation has a tag, upper and lower case alike. */
export const hasTag = ({ tags = [] }: Pick<ConversationLife, 'tags'>, tag: string): boolean =>
  tags.some(other => tagKey(other) === tagKey(tag))

/** Finds the tags that contain what is typed: first the one that is just that, then those that begin with it. */
export const findTags = (names: readonly string[], typed: string): string[] => {
  const part = tagKey(typed.trim())
  const rank = (name: string) => {
    const key = tagKey(name)
    if (key === part) return 0
    if (key.startsWith(part)) return 1
    return key.includes(part) ? 2 : 3
  }
  return [0, 1, 2].flatMap(wanted => names.filter(name => rank(name) === wanted))
}

/** Makes the tags of an app, which are read again after each event that may change them. */
export const createTags = (api: AppApi) => {
  const state = signal<TagsState>({ status: 'none', names: [] })
  const load = createRefresh(async () => {
    try {
      const tags = await api.listTags()
      state.value = { status: 'ready', names: tags.map(({ name }) => name) }
    } catch {
      state.value = { ...state.peek(), status: 'failed' }
    }
  })
  return {
    state: asReadonly(state),
    load,

    apply(event: AppEvent): void {
      const isGone = event.type === 'conversation:remove'
      const isTagged =
        event.type === 'conversation:update' &&
        event.payload.changes?.some(({ tag }) => tag !== undefined)
      if (isGone || isTagged) void load()
    }
  }
}
