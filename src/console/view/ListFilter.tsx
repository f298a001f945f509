import { useEffect, useState } from 'react'
import { useValue } from '../../ui'
import { shownAssignee } from '../api'
import { useWorkspace, useTexts } from './context'
import { SortSelect } from './SortSelect'
import { TagFilter } from './TagFilter'
import { AssigneeFilter, ChannelFilter, GroupFilter, SavedViewMenu, ViewSelect } from './views'

/** Pause in typing after which a search begins. */
const SEARCH_DELAY_MS = 250

/** Filters the list by a view and by what narrows it, and sorts it; keeps that as a view. On a phone, a button shows most of it. */
export function ListFilter() {
  const { $filter, setFilter } = useWorkspace()
  const { t, language } = useTexts()
  const filter = useValue($filter)
  const { unread, text, tag, assignedGroupId, channel } = filter
  const narrowing = [unread, tag, shownAssignee(filter), assignedGroupId, channel].filter(Boolean)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(text)

  useEffect(() => {
    // A view that was opened searches for its own words.
    setTyped(now => (now.trim() === text ? now : text))
  }, [text])

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
      <button
        className="button filter-toggle"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {narrowing.length
          ? `${t('views.filter')} (${narrowing.length.toLocaleString(language)})`
          : t('views.filter')}
      </button>
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
