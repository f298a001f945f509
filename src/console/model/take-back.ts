import type { ConversationLife, LifeChange } from '../api'

const readSnooze = ({ snoozedUntil }: ConversationLife, now: number) =>
  snoozedUntil && Date.parse(snoozedUntil) > now ? snoozedUntil : null

/**
 * Reads what a change touches of the life of a conversation. A status ends a snooze, so both are read.
 *
 * @param now The time in ms; a snooze up to then is over.
 */
export const touchedBy = (
  { assigneeId, status, snoozedUntil, priority }: LifeChange,
  life: ConversationLife,
  now: number
): LifeChange => ({
  ...(assigneeId !== undefined && { assigneeId: life.assigneeId ?? null }),
  ...(priority !== undefined && { priority: life.priority ?? null }),
  ...((status !== undefined || snoozedUntil !== undefined) && {
    status: life.status,
    snoozedUntil: readSnooze(life, now)
  })
})

const isAsked = <Value>(asked: Value | undefined, value: Value) =>
  asked === undefined || asked === value

/** Tells whether a conversation is as a change makes it. */
export const isAs = (
  change: LifeChange,
  { status, assigneeId, snoozedUntil, priority }: ConversationLife
) =>
  isAsked(change.status, status) &&
  isAsked(change.assigneeId, assigneeId ?? null) &&
  isAsked(change.snoozedUntil, snoozedUntil ?? null) &&
  isAsked(change.priority, priority ?? null)
