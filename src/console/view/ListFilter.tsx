import { useEffect, useState } from 'react'
import { useValue } from '../../ui'
import { useWorkspace, useTexts } from './context'
import { SortSelect } from './SortSelect'
import { TagFilter } from './TagFilter'

/** Pause in typing after which a search begins. */
const SEARCH_DELAY_MS = 250

const VIEWS = [
  'open',
  'mine',
  'mentions',
  'unassigned',
  'pending',
  'snoozed',
  'closed',
  'all'
] as const

/** Filters the list by a view, a tag, all or unread, and a search text, and sorts it. */
export function ListFilter() {
  const { $filter, setFilter, counts } = useWorkspace()
  const { t, language } = useTexts()
  const counted = useValue(counts.state)
  const { view, unread, text } = useValue($filter)
  const [typed, setTyped] = useState(text)

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === $filter.get().text) return
    const search = setTimeout(
      () => setFilter({ ...$filter.get(), text: wanted }),
      wanted ? SEARCH_DELAY_MS : 0
    )
    return () => clearTimeout(search)
  }, [typed, $filter, setFilter])

  const nameOf = (each: (typeof VIEWS)[number]) =>
    counted
      ? `${t(`views.${each}`)} (${counted[each].toLocaleString(language)})`
      : t(`views.${each}`)
  const choice = (value: boolean, label: string) => (
    <label>
      <input
        type="radio"
        name="which"
        checked={unread === value}
        onChange={() => setFilter({ ...$filter.get(), unread: value })}
      />
      {label}
    </label>
  )

  return (
    <search className="list-filter">
      <input
        type="search"
        aria-label={t('inbox.searchLabel')}
        placeholder={t('inbox.search')}
        maxLength={200}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <select
        aria-label={t('views.view')}
        // A search looks through all of them.
        disabled={text !== ''}
        value={text ? 'all' : view}
        onChange={({ currentTarget: { value } }) =>
          setFilter({ ...$filter.get(), view: VIEWS.find(each => each === value) ?? view })
        }
      >
        {VIEWS.map(each => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
      <TagFilter />
      <SortSelect />
      <fieldset>
        <legend className="hidden">{t('inbox.show')}</legend>
        {choice(false, t('inbox.all'))}
        {choice(true, t('inbox.unread'))}
      </fieldset>
    </search>
  )
}
