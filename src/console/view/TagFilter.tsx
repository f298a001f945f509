import { useValue } from '../../ui'
import { hasTag } from '../model'
import { useTexts, useWorkspace } from './context'

/** Filters the list by a tag; there is no such filter while the app has no tags. */
export function TagFilter() {
  const { $filter, setFilter, tags } = useWorkspace()
  const { t } = useTexts()
  const { names } = useValue(tags.state)
  const { tag } = useValue($filter)
  // The chosen one may be gone from all conversations.
  const choices = tag && !hasTag({ tags: names }, tag) ? [tag, ...names] : names
  if (!choices.length) return null
  return (
    <select
      aria-label={t('tags.tag')}
      value={tag ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setFilter({ ...$filter.get(), tag: value || undefined })
      }
    >
      <option value="">{t('tags.any')}</option>
      {choices.map(name => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}
