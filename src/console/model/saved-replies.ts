import { signal } from '@preact/signals-react'
import { type Content, tagKey } from '../../protocol'
import type { AppApi, SavedReply } from '../api'
import { asReadonly } from './as-readonly'

/** Saved replies of an app, as far as they are loaded, by name. */
export interface SavedRepliesState {
  status: 'none' | 'ready' | 'failed'
  replies: readonly SavedReply[]
}

/** The saved replies that all conversations of an app share. */
export type SavedReplies = ReturnType<typeof createSavedReplies>

const byName = (a: SavedReply, b: SavedReply) =>
  a.name.localeCompare(b.name, undefined, { numeric: true })

/** Makes the saved replies of an app. Nothing is fetched before `load`. */
export const createSavedReplies = (api: AppApi) => {
  const state = signal<SavedRepliesState>({ status: 'none', replies: [] })
  const show = (replies: SavedReply[]) =>
    (state.value = { status: 'ready', replies: replies.sort(byName) })
  const others = (id: string | undefined) => state.peek().replies.filter(reply => reply.id !== id)

  return {
    state: asReadonly(state),

    /** Loads them again; a colleague may have changed some. */
    async load(): Promise<void> {
      try {
        show(await api.listSavedReplies())
      } catch {
        state.value = { ...state.peek(), status: 'failed' }
      }
    },

    /** Saves a new reply, or a changed one. @throws {ApiError} */
    async save(reply: Parameters<AppApi['saveReply']>[0]): Promise<void> {
      const saved = await api.saveReply(reply)
      show([...others(saved.id), saved])
    },

    /** Deletes a reply for the whole team. @throws {ApiError} */
    async remove(id: string): Promise<void> {
      await api.deleteReply(id)
      show(others(id))
    }
  }
}

const keyOf = (name: string) => tagKey(name.trim())

/** Finds the message of a saved reply by its name, in upper or lower case, as the server does. */
export const findContent = (replies: readonly SavedReply[], name: string): Content | undefined =>
  replies.find(reply => keyOf(reply.name) === keyOf(name))?.content

/** Whether a text contains another one, upper and lower case alike. */
const contains = (text: string, part: string) => text.toLowerCase().includes(part)

/**
 * Finds the replies for what stands behind the `/`: first those whose name begins so, then those that have it
 * in their name, then in their text.
 */
export const findReplies = (replies: readonly SavedReply[], typed: string): SavedReply[] => {
  const part = typed.trim().toLowerCase()
  const rank = ({ name, text }: SavedReply) => {
    if (name.toLowerCase().startsWith(part)) return 0
    if (contains(name, part)) return 1
    return contains(text, part) ? 2 : 3
  }
  return [0, 1, 2].flatMap(wanted => replies.filter(reply => rank(reply) === wanted))
}
