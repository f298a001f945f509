import type { LifeChange } from '../../api'
import { useTexts } from '../context'
import { AssigneeText } from './AssigneeText'
import { GroupText } from './GroupText'
import { NORMAL } from './priorities'

const STATUS_TEXTS = {
  open: 'life.opened',
  pending: 'life.pending',
  closed: 'life.closed'
} as const

/** Says what a change has made of a conversation. */
export function LifeDone({ change }: { change: LifeChange }) {
  const { t, times } = useTexts()
  const { status, assigneeId, assignedGroupId, snoozedUntil } = change
  const { priority, addTags, removeTags } = change
  if (assigneeId) return <AssigneeText id={assigneeId} />
  if (assigneeId === null) return t('life.unassigned')
  if (assignedGroupId !== undefined) return <GroupText id={assignedGroupId} />
  if (snoozedUntil) return t('life.snoozedUntil', { time: times.shortTime(snoozedUntil) })
  if (priority !== undefined) {
    return t('life.hasPriority', { priority: t(`priorities.${priority ?? NORMAL}`) })
  }
  if (addTags?.[0]) return t('life.tagged', { tag: addTags[0] })
  if (removeTags?.[0]) return t('life.untagged', { tag: removeTags[0] })
  return status && t(STATUS_TEXTS[status])
}
