import { signal } from '@preact/signals-react'
import type { Content } from '../../protocol'
import type { AppApi, AppEvent, ScheduledMessage } from '../api'
import { asReadonly } from './as-readonly'

interface ScheduledOptions {
  api: AppApi
  conversationId: string
}

/** Makes the list of the replies of a conversation that wait for their time. */
export const createScheduled = ({ api, conversationId }: ScheduledOptions) => {
  const scheduled = signal<readonly ScheduledMessage[]>([])
  let newest = 0

  async function load(): Promise<void> {
    const asked = ++newest
    try {
      const loaded = await api.listScheduled(conversationId)
      // An earlier answer may come later.
      if (asked === newest) scheduled.value = loaded
    } catch {
      // Those that are known stay; the next load asks again.
    }
  }

  return {
    scheduled: asReadonly(scheduled),

    /** @throws {ApiError} */
    async schedule(content: Content, sendAt: string): Promise<void> {
      await api.schedule(conversationId, content, sendAt)
      await load()
    },

    /** @throws {ApiError} With status 404 when it was sent meanwhile, or deleted. */
    async unschedule(id: string): Promise<void> {
      try {
        await api.unschedule(conversationId, id)
      } finally {
        await load()
      }
    },

    loadScheduled: load,

    /** Applies an event of this conversation. */
    applyToScheduled({ type }: AppEvent): void {
      if (type === 'conversation:scheduled') void load()
    }
  }
}
