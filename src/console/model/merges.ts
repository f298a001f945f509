import { signal } from '@preact/signals-react'
import type { AppEvent } from '../api'
import { asReadonly } from './as-readonly'

/** Conversations that were merged into others, as far as known. */
export type Merges = ReturnType<typeof createMerges>

/** @param move Takes what is written in a conversation, and not sent, along into another one. */
export const createMerges = (move: (fromId: string, intoId: string) => void) => {
  const targets = signal<ReadonlyMap<string, string>>(new Map())

  function learn(fromId: string, intoId: string) {
    move(fromId, intoId)
    targets.value = new Map([...targets.peek(), [fromId, intoId]])
  }

  return {
    /** Id of the conversation that goes on, by that of the one that is gone. */
    targets: asReadonly(targets),

    /** Notes a merge that happened before the page was loaded. */
    learn,

    apply(event: AppEvent): void {
      if (event.type !== 'conversation:update') return
      const { conversation, changes = [] } = event.payload
      for (const { source } of changes) {
        if (source) learn(source.id, conversation.id)
      }
    }
  }
}
