import { useState } from 'react'
import {
  Button,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator
} from 'react-aria-components'
import type { App, Me } from '../../api'
import type { Screen } from '../../model'
import { useConsole, useTexts } from '../context'
import { explain } from '../forms/explain'
import { useHasRole } from '../use-role'
import { AppIcon } from './AppIcon'
import { DemoQuestion } from './DemoQuestion'
import { NewAppDialog } from './NewAppDialog'

/** Screens that show something of one app, so that another app shows the one before it. */
const SCREENS_BEFORE: Partial<Record<Screen, Screen>> = {
  settings: 'integrations',
  missing: 'inbox',
  'not-allowed': 'inbox'
}

interface AppSwitcherProps extends Pick<Me, 'apps' | 'demoAppId'> {
  current: App
  screen: Screen
}

/** Menu of the apps, and of what can be done with them. */
export function AppSwitcher({ apps, demoAppId, current, screen }: AppSwitcherProps) {
  const { go, addDemo, tell } = useConsole()
  const { t } = useTexts()
  const [isMaking, setMaking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [isAdmin, isOwner] = [useHasRole('admin'), useHasRole('owner')]
  const demo = apps.find(app => app.id === demoAppId)
  const { id, displayName } = current

  return (
    <>
      <MenuTrigger>
        <Button
          className="button menu-button app-name"
          aria-label={t('apps.named', { name: displayName })}
        >
          <AppIcon app={current} />
          <bdi>{displayName}</bdi>
        </Button>
        <Popover className="menu-pane" placement="bottom start">
          <Menu className="menu" aria-label={t('apps.apps')}>
            <MenuSection
              aria-label={t('apps.apps')}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[id]}
            >
              {apps.map(app => (
                <MenuItem
                  key={app.id}
                  id={app.id}
                  textValue={app.displayName}
                  onAction={() => go({ appId: app.id, screen: SCREENS_BEFORE[screen] ?? screen })}
                >
                  <AppIcon app={app} />
                  <bdi className="grow">{app.displayName}</bdi>
                </MenuItem>
              ))}
            </MenuSection>
            {isAdmin && <Separator />}
            {isAdmin && (
              <MenuSection aria-label={t('apps.actions')}>
                <MenuItem onAction={() => go({ appId: id, screen: 'app' })}>
                  {t('screens.app')}
                </MenuItem>
                {isOwner && <MenuItem onAction={() => setMaking(true)}>{t('apps.new')}</MenuItem>}
                {isOwner && demo && (
                  <MenuItem onAction={() => setRemoving(true)}>{t('demo.remove')}</MenuItem>
                )}
                {isOwner && !demo && (
                  <MenuItem
                    onAction={() =>
                      void addDemo(t('demo.added')).catch(error => tell(explain(t, error)))
                    }
                  >
                    {t('demo.add')}
                  </MenuItem>
                )}
              </MenuSection>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <NewAppDialog isOpen={isMaking} onClose={() => setMaking(false)} />
      {demo && <DemoQuestion demo={demo} isOpen={isRemoving} onClose={() => setRemoving(false)} />}
    </>
  )
}
