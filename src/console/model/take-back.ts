import type { ConversationLife, LifeChange } from '../api'

const readSnooze = ({ snoozedUntil }: ConversationLife, now: number) =>
  snoozedUntil && Date.parse(snoozedUntil) > now ? snoozedUntil : null

/**
 * Reads what a change touches of the life of a conversation. A status ends a snooze, so both are read.
 *
 * @param now The time in ms; a snooze up to then is over.
 */
export const touchedBy = (
  { assigneeId, status, snoozedUntil }: LifeChange,
  life: ConversationLife,
  now: number
): LifeChange => ({
  ...(assigneeId !== undefined && { assigneeId: life.assigneeId ?? null }),
  ...((status !== undefined || snoozedUntil !== undefined) && {
    status: life.status,
    snoozedUntil: readSnooze(life, now)
  })
})

/** Tells whether a conversation is as a change makes it. */
export const isAs = (change: LifeChange, { status, assigneeId, snoozedUntil }: ConversationLife) =>
  (change.status ?? status) === status &&
  [assigneeId ?? null, undefined].includes(change.assigneeId) &&
  [snoozedUntil ?? null, undefined].includes(change.snoozedUntil)
