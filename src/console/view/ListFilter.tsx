import { useEffect, useState } from 'react'
import { useValue } from '../../ui'
import { useWorkspace, useTexts } from './context'
import { SortSelect } from './SortSelect'
import { TagFilter } from './TagFilter'
import { AssigneeFilter, ChannelFilter, GroupFilter, SavedViewMenu, ViewSelect } from './views'

/** Pause in typing after which a search begins. */
const SEARCH_DELAY_MS = 250

/** Filters the list by a view and by what narrows it, and sorts it; keeps that as a view. */
export function ListFilter() {
  const { $filter, setFilter } = useWorkspace()
  const { t } = useTexts()
  const { unread, text } = useValue($filter)
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
        aria-label={t('inbox.search')}
        placeholder={t('inbox.search')}
        maxLength={200}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <ViewSelect />
      <GroupFilter />
      <AssigneeFilter />
      <TagFilter />
      <ChannelFilter />
      <SortSelect />
      <fieldset>
        <legend className="hidden">{t('inbox.show')}</legend>
        {choice(false, t('inbox.all'))}
        {choice(true, t('inbox.unread'))}
      </fieldset>
      <SavedViewMenu />
    </search>
  )
}
