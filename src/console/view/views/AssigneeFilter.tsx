import { useEffect } from 'react'
import { useValue } from '../../../ui'
import { useTexts, useWorkspace } from '../context'
import { memberName } from '../names'

/** Filters the list by who looks after conversations; there is no such filter in views that say whose they show. */
export function AssigneeFilter() {
  const { $filter, setFilter, ownId, team } = useWorkspace()
  const { t } = useTexts()
  const { status, members } = useValue(team.state)
  const { view, assigneeId } = useValue($filter)

  useEffect(() => {
    if (team.state.peek().status !== 'ready') void team.load()
  }, [team])

  if (view === 'mine' || view === 'unassigned') return null
  const isUnknown = assigneeId && !members.some(({ id }) => id === assigneeId)
  if (members.length < 2 && !isUnknown) return null
  return (
    <select
      aria-label={t('assignees.assignee')}
      value={assigneeId ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setFilter({ ...$filter.get(), assigneeId: value || undefined })
      }
    >
      <option value="">{t('assignees.any')}</option>
      {isUnknown && (
        <option value={assigneeId}>
          {t(status === 'ready' ? 'assignees.gone' : 'common.loading')}
        </option>
      )}
      {members.map(member => (
        <option key={member.id} value={member.id}>
          {member.id === ownId ? t('life.me', { name: memberName(member) }) : memberName(member)}
        </option>
      ))}
    </select>
  )
}
