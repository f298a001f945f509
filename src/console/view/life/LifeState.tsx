import type { InboxConversation } from '../../api'
import { useTexts } from '../context'
import { AssigneeText } from './AssigneeText'
import { GroupText } from './GroupText'
import { TagChips } from './TagChips'

interface LifeStateProps {
  conversation: InboxConversation
  onRemoveTag(tag: string): void
}

/**
 * Says who looks after a conversation, its priority and tags, and whether it is set aside. Silent: screen readers hear
 * of a change of one's own by its notice, of others by their line among the messages.
 */
export function LifeState({ conversation, onRemoveTag }: LifeStateProps) {
  const { t, times } = useTexts()
  const { status, assigneeId, assignedGroupId, snoozedUntil, priority, tags = [] } = conversation
  return (
    <p className="life-state">
      {status === 'closed' && <span className="chip">{t('life.closed')}</span>}
      {status === 'pending' && <span className="chip">{t('life.pending')}</span>}
      {snoozedUntil && (
        <span className="chip" title={times.fullTime(snoozedUntil)}>
          {t('life.snoozedUntil', { time: times.shortTime(snoozedUntil) })}
        </span>
      )}
      {priority && (
        <span className={`chip ${priority}`}>
          {t('life.hasPriority', { priority: t(`priorities.${priority}`) })}
        </span>
      )}
      <TagChips tags={tags} onRemove={onRemoveTag} />
      {assignedGroupId && (
        <span>
          <GroupText id={assignedGroupId} />
        </span>
      )}
      {assigneeId && (
        <span>
          <AssigneeText id={assigneeId} />
        </span>
      )}
    </p>
  )
}
