import type { ConversationLife, LifeChange } from '../api'
import { hasTag } from './tags'

const readSnooze = ({ snoozedUntil }: ConversationLife, now: number) =>
  snoozedUntil && Date.parse(snoozedUntil) > now ? snoozedUntil : null

const tagsTouchedBy = (
  { addTags = [], removeTags = [] }: LifeChange,
  life: ConversationLife
): LifeChange => {
  const touched = [...addTags, ...removeTags]
  const there = touched.filter(tag => hasTag(life, tag))
  const absent = touched.filter(tag => !hasTag(life, tag))
  return {
    ...(there.length > 0 && { addTags: there }),
    ...(absent.length > 0 && { removeTags: absent })
  }
}

/**
 * Reads what a change touches of the life of a conversation. A status ends a snooze, and a group may take it from
 * its member, so both are read.
 *
 * @param now The time in ms; a snooze up to then is over.
 */
export const touchedBy = (change: LifeChange, life: ConversationLife, now: number): LifeChange => {
  const { assigneeId, assignedGroupId, status, snoozedUntil, priority } = change
  const isOfGroup = assignedGroupId !== undefined
  return {
    ...((assigneeId !== undefined || isOfGroup) && { assigneeId: life.assigneeId ?? null }),
    ...(isOfGroup && { assignedGroupId: life.assignedGroupId ?? null }),
    ...(priority !== undefined && { priority: life.priority ?? null }),
    ...((status !== undefined || snoozedUntil !== undefined) && {
      status: life.status,
      snoozedUntil: readSnooze(life, now)
    }),
    ...tagsTouchedBy(change, life)
  }
}

const isAsked = <Value>(asked: Value | undefined, value: Value) =>
  asked === undefined || asked === value

/** Tells whether a conversation is as a change makes it. */
export const isAs = (change: LifeChange, life: ConversationLife): boolean => {
  const { status, assigneeId, assignedGroupId, snoozedUntil, priority } = life
  const { addTags = [], removeTags = [] } = change
  return (
    isAsked(change.status, status) &&
    isAsked(change.assigneeId, assigneeId ?? null) &&
    isAsked(change.assignedGroupId, assignedGroupId ?? null) &&
    isAsked(change.snoozedUntil, snoozedUntil ?? null) &&
    isAsked(change.priority, priority ?? null) &&
    addTags.every(tag => hasTag(life, tag)) &&
    !removeTags.some(tag => hasTag(life, tag))
  )
}
