import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useValue } from '../../../ui'
import type { SavedView } from '../../api'
import { filterOf, isChangedFrom, keptFilter, newViewId } from '../../model'
import type { PlainKey } from '../../texts'
import { useConsole, useTexts, useWorkspace } from '../context'
import { explain } from '../forms/explain'
import { useToast } from '../toasts'
import { ViewWindow } from './ViewWindow'

/** Menu that keeps what the list shows as a view, and renames, changes and removes the one that is open. */
export function SavedViewMenu() {
  const { go } = useConsole()
  const { app, $filter, setFilter, savedViews } = useWorkspace()
  const { t } = useTexts()
  const showToast = useToast()
  const filter = useValue($filter)
  const { views } = useValue(savedViews.state)
  const openId = useValue(savedViews.openId)
  const [named, setNamed] = useState<SavedView>()
  const open = views.find(({ id }) => id === openId)
  const address = (view: SavedView) =>
    ({ appId: app.id, screen: 'inbox', viewId: view.id }) as const

  const tell = (view: SavedView, text: PlainKey, undo: () => Promise<void>) =>
    showToast({
      title: <bdi>{view.name}</bdi>,
      text: t(text),
      undo: () => undo().then(() => true)
    })

  function onSaved(view: SavedView) {
    if (view.id === open?.id) {
      const former = open
      return tell(view, 'savedViews.renamed', () => savedViews.save(former))
    }
    go(address(view))
    tell(view, 'savedViews.saved', async () => {
      await savedViews.remove(view.id)
      if (savedViews.openId.peek() === view.id) go({ appId: app.id, screen: 'inbox' })
    })
  }

  async function saveChanges(former: SavedView) {
    const changed = { ...former, filter: keptFilter(filter) }
    await savedViews.save(changed)
    tell(changed, 'savedViews.changed', async () => {
      await savedViews.save(former)
      if (savedViews.openId.peek() === former.id) setFilter(filterOf(former))
    })
  }

  async function remove(view: SavedView) {
    await savedViews.remove(view.id)
    go({ appId: app.id, screen: 'inbox' })
    tell(view, 'savedViews.removed', async () => {
      await savedViews.save(view)
      go(address(view))
    })
  }

  const trying = (view: SavedView, act: (view: SavedView) => Promise<void>) => () =>
    void act(view).catch((error: unknown) =>
      showToast({ title: <bdi>{view.name}</bdi>, text: explain(t, error) })
    )

  return (
    <>
      <MenuTrigger>
        <Button className="button">{t('savedViews.menu')}</Button>
        <Popover className="menu-pane" placement="bottom end">
          <Menu className="menu" aria-label={t('savedViews.menu')}>
            {open && isChangedFrom(open, filter) ? (
              <MenuItem id="change" onAction={trying(open, saveChanges)}>
                {t('common.saveChanges')}
              </MenuItem>
            ) : null}
            <MenuItem
              id="new"
              onAction={() => setNamed({ id: newViewId(), name: '', filter: keptFilter(filter) })}
            >
              {t('savedViews.new')}
            </MenuItem>
            {open ? (
              <MenuItem id="rename" onAction={() => setNamed(open)}>
                {t('savedViews.rename')}
              </MenuItem>
            ) : null}
            {open ? (
              <MenuItem id="remove" onAction={trying(open, remove)}>
                {t('savedViews.remove')}
              </MenuItem>
            ) : null}
          </Menu>
        </Popover>
      </MenuTrigger>
      <ViewWindow view={named} onClose={() => setNamed(undefined)} onSaved={onSaved} />
    </>
  )
}
