import { useState } from 'react'
import type { App, Me } from '../api'
import { formatRoute, type Route } from '../model'
import { AppSwitcher } from './apps'
import { useConsole, useTexts } from './context'
import { LanguageMenu } from './LanguageMenu'
import { MAIN_SCREENS, type MainScreen, ScreenIcon } from './ScreenIcon'
import { ChangePassword } from './set-up'

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
      return 'connect'
    case 'changes':
      return integrationId ? 'integrations' : 'app'
    case 'missing':
      return undefined
    default:
      return screen
  }
}

/** Navigation beside the screens: the app, its screens, and signing out. */
export function SideBar({ me, app, route }: SideBarProps) {
  const { signOut } = useConsole()
  const { t } = useTexts()
  const [problem, setProblem] = useState('')
  const current = mainScreenOf(route)
  const onSignOut = () => signOut().catch(() => setProblem(t('bar.notSignedOut')))

  return (
    <header className="side-bar">
      <AppSwitcher apps={me.apps} demoAppId={me.demoAppId} current={app} screen={route.screen} />
      <nav aria-label={t('bar.screens')}>
        {MAIN_SCREENS.map(screen => (
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
      <div className="account">
        <span className="who" title={me.user.email}>
          {me.user.email}
        </span>
        <LanguageMenu isShort />
        <ChangePassword email={me.user.email} />
        <button className="button quiet" type="button" onClick={() => void onSignOut()}>
          {t('bar.signOut')}
        </button>
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
    </header>
  )
}
