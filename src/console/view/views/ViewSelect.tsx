import { useEffect } from 'react'
import { useValue } from '../../../ui'
import { useConsole, useTexts, useWorkspace } from '../context'

const VIEWS = [
  'open',
  'mine',
  'myGroups',
  'mentions',
  'unassigned',
  'pending',
  'snoozed',
  'closed',
  'all'
] as const

/** Chooses a built-in view, or one that the member has saved. */
export function ViewSelect() {
  const { go } = useConsole()
  const { app, ownId, $filter, setFilter, counts, groups, savedViews } = useWorkspace()
  const { t, language } = useTexts()
  const counted = useValue(counts.state)
  const countedSaved = useValue(counts.saved)
  const known = useValue(groups.state)
  const { view, text } = useValue($filter)
  const { views } = useValue(savedViews.state)
  const openId = useValue(savedViews.openId)
  const shown = views.find(({ id }) => id === openId)?.id ?? view

  useEffect(() => {
    if (groups.state.peek().status !== 'ready') void groups.load()
  }, [groups])

  const withCount = (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} (${count.toLocaleString(language)})`
  const isInGroup = known.groups.some(({ memberIds }) => memberIds.includes(ownId))
  const builtIns = VIEWS.filter(each => each !== 'myGroups' || isInGroup || shown === each)

  function choose(value: string) {
    const builtIn = VIEWS.find(each => each === value)
    if (!builtIn) return go({ appId: app.id, screen: 'inbox', viewId: value })
    const isLeft = savedViews.openId.peek() !== undefined
    savedViews.leave()
    const { sort, ...narrow } = $filter.get()
    // What a saved view narrows further stays behind with it.
    setFilter(
      isLeft ? { view: builtIn, unread: false, text: '', sort } : { ...narrow, sort, view: builtIn }
    )
    if (isLeft) go({ appId: app.id, screen: 'inbox' })
  }

  return (
    <select
      aria-label={t('views.view')}
      // A search looks through all of them.
      disabled={text !== ''}
      value={text ? 'all' : shown}
      onChange={({ currentTarget: { value } }) => choose(value)}
    >
      {builtIns.map(each => (
        <option key={each} value={each}>
          {withCount(t(`views.${each}`), counted?.[each])}
        </option>
      ))}
      {views.length > 0 && (
        <optgroup label={t('savedViews.own')}>
          {views.map(({ id, name }) => (
            <option key={id} value={id}>
              {withCount(name, countedSaved.get(id))}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  )
}
