import { useValue } from '../../../ui'
import type { InboxConversation } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { memberName } from '../names'
import { Phrase } from '../Phrase'

/** Says who looks after a conversation, and whether it is set aside. */
export function LifeState({ conversation }: { conversation: InboxConversation }) {
  const { ownId, team } = useWorkspace()
  const { t, times } = useTexts()
  const { status, assigneeId, snoozedUntil } = conversation
  const { members } = useValue(team.state)
  const assignee = members.find(({ id }) => id === assigneeId)
  return (
    <p className="life-state" role="status">
      {status === 'closed' && <span className="chip">{t('life.closed')}</span>}
      {status === 'pending' && <span className="chip">{t('life.pending')}</span>}
      {snoozedUntil && (
        <span className="chip" title={times.fullTime(snoozedUntil)}>
          {t('life.snoozedUntil', { time: times.shortTime(snoozedUntil) })}
        </span>
      )}
      {assigneeId === ownId && <span>{t('life.yours')}</span>}
      {assignee && assigneeId !== ownId && (
        <span>
          <Phrase text="life.assignedTo" values={{ name: <bdi>{memberName(assignee)}</bdi> }} />
        </span>
      )}
    </p>
  )
}
