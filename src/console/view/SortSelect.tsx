import { useValue } from '../../ui'
import { useTexts, useWorkspace } from './context'

/** Chooses the order of the list. */
export function SortSelect() {
  const { $filter, setFilter } = useWorkspace()
  const { t } = useTexts()
  const { sort } = useValue($filter)
  return (
    <select
      aria-label={t('sort.sort')}
      value={sort ?? 'newest'}
      onChange={({ currentTarget: { value } }) =>
        setFilter({ ...$filter.get(), sort: value === 'waiting' ? value : undefined })
      }
    >
      <option value="newest">{t('sort.newest')}</option>
      <option value="waiting">{t('sort.waiting')}</option>
    </select>
  )
}
