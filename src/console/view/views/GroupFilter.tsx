import { useValue } from '../../../ui'
import { useTexts, useWorkspace } from '../context'

/** Filters the list by the group to which conversations are assigned, where the app has groups. */
export function GroupFilter() {
  const { $filter, setFilter, groups: groupList } = useWorkspace()
  const { t } = useTexts()
  const { status, groups } = useValue(groupList.state)
  const { assignedGroupId } = useValue($filter)

  const isUnknown = assignedGroupId && !groups.some(({ id }) => id === assignedGroupId)
  if (!groups.length && !isUnknown) return null
  return (
    <select
      aria-label={t('groups.filter')}
      value={assignedGroupId ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setFilter({ ...$filter.get(), assignedGroupId: value || undefined })
      }
    >
      <option value="">{t('groups.any')}</option>
      {isUnknown && (
        <option value={assignedGroupId}>
          {t(status === 'ready' ? 'groups.gone' : 'common.loading')}
        </option>
      )}
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
