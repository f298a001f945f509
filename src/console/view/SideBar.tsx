import type { App, Me } from '../api'
import { formatRoute, mayOpen, type Route } from '../model'
import { AppSwitcher } from './apps/AppSwitcher'
import { useTexts } from './context'
import { PersonMenu } from './PersonMenu'
import { MAIN_SCREENS, type MainScreen, ScreenIcon } from './ScreenIcon'

interface SideBarProps {
  me: Me
  /** The app that is shown. */
  app: App
  route: Route
}

/** Screen of the navigation that a route belongs to; undefined: none. */
const mainScreenOf = ({ screen, integrationId }: Route): MainScreen | undefined => {
  switch (screen) {
    case 'settings':
      return 'integrations'
    case 'connect-web':
    case 'connect-custom':
    case 'connect-channel':
      return 'connect'
    case 'changes':
      return integrationId ? 'integrations' : 'app'
    case 'audit-log':
    case 'health':
      return 'team'
    case 'privacy':
    case 'replies':
    case 'keys':
      return 'app'
    case 'account':
    case 'missing':
    case 'not-allowed':
      return undefined
    default:
      return screen
  }
}

/** Navigation beside the screens: the app, its screens, and the one who is signed in. */
export function SideBar({ me, app, route }: SideBarProps) {
  const { t } = useTexts()
  const current = mainScreenOf(route)

  return (
    <header className="side-bar">
      <AppSwitcher apps={me.apps} demoAppId={me.demoAppId} current={app} screen={route.screen} />
      <nav aria-label={t('bar.screens')}>
        {MAIN_SCREENS.filter(screen => mayOpen(me.user.role, screen)).map(screen => (
          <a
            key={screen}
            href={formatRoute({ appId: app.id, screen })}
            aria-current={screen === current ? 'page' : undefined}
          >
            <ScreenIcon screen={screen} />
            <span>{t(`screens.${screen}`)}</span>
          </a>
        ))}
      </nav>
      <PersonMenu user={me.user} app={app} />
    </header>
  )
}
