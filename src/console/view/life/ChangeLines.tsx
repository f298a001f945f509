import type { ConversationChange } from '../../api'
import type { Changes } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { Phrase } from '../Phrase'
import { ThreadTime } from '../ThreadTime'
import { NORMAL } from './priorities'

/** Chooses the sentence for a change; without an author, a message of the visitor or the time has made it. */
const sentenceOf = ({ type, by, assignee }: ConversationChange) => {
  if (!by) return type === 'reopened' ? 'events.reopenedByVisitor' : 'events.snoozeEnded'
  if (type === 'assigned' && by.id === assignee?.id) return 'events.taken'
  return `events.${type}` as const
}

function ChangeLine({ change }: { change: ConversationChange }) {
  const { ownId } = useWorkspace()
  const { t, times } = useTexts()
  const { at, by, assignee, group, snoozedUntil, priority = NORMAL, tag } = change
  const author = by?.type === 'key' ? t('changes.key', { name: by.name }) : by?.name
  return (
    // A notice has said what the reader did.
    <p className="change-line" aria-live={by?.id === ownId ? 'off' : undefined}>
      <Phrase
        text={sentenceOf(change)}
        values={{
          by: <bdi>{author}</bdi>,
          assignee: <bdi>{assignee?.name}</bdi>,
          group: <bdi>{group?.name}</bdi>,
          priority: t(`priorities.${priority}`),
          tag: <bdi>{tag}</bdi>,
          time: snoozedUntil && <bdi>{times.fullTime(snoozedUntil)}</bdi>
        }}
      />{' '}
      <ThreadTime at={at} title={times.fullTime(at)} />
    </p>
  )
}

/** Small lines between messages that say what was done with the conversation. Visitors never see them. */
export function ChangeLines({ changes = [] }: { changes: Changes | undefined }) {
  return changes.map(change => <ChangeLine key={change.id} change={change} />)
}
