import type { ConversationLife } from '../api'

/** State of a conversation for the team, without what its messages say. */
export type OwnLife = Omit<ConversationLife, 'waitingSince'>

/** Reads the state of a conversation for the team. */
export const lifeOf = ({
  status,
  assigneeId,
  assignedGroupId,
  snoozedUntil,
  priority,
  tags
}: ConversationLife): OwnLife => ({
  status,
  assigneeId,
  assignedGroupId,
  snoozedUntil,
  priority,
  tags
})

/** States of conversations that were heard since a request began, so that its answer may be older. */
export interface Heard {
  /** Undefined: nothing was heard of the conversation. */
  of(id: string): OwnLife | undefined
  ids(): string[]
}

/** Number of conversations of which the newest state is kept: no request takes as long as it takes to hear of more. */
const KEPT_MAX = 1_000

/** Order of what is heard of the states of conversations. */
export type LifeOrder = ReturnType<typeof createLifeOrder>

/** Makes the order of states, which carry no number or time of their own. */
export const createLifeOrder = () => {
  const newest = new Map<string, { life: OwnLife; at: number }>()
  let now = 0

  return {
    /** Notes the state of a conversation now. */
    hear(id: string, life: ConversationLife): void {
      newest.delete(id)
      newest.set(id, { life: lifeOf(life), at: ++now })
      const [oldest = ''] = newest.keys()
      if (newest.size > KEPT_MAX) newest.delete(oldest)
    },

    /** Notes that a request begins. */
    begin(): Heard {
      const since = now
      return {
        of(id) {
          const heard = newest.get(id)
          return heard && heard.at > since ? heard.life : undefined
        },
        ids: () => [...newest].filter(([, { at }]) => at > since).map(([id]) => id)
      }
    }
  }
}
