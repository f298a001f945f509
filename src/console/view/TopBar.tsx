import { useState } from 'react'
import type { App, Me } from '../api'
import { formatRoute, type Screen } from '../model'
import { AppSwitcher } from './apps'
import { useConsole } from './context'
import { type MainScreen, ScreenIcon } from './ScreenIcon'
import { ChangePassword } from './set-up'

interface TopBarProps {
  me: Me
  /** The app that is shown. */
  app: App
  screen: Screen
}

/** Navigation: screens, apps, and signing out. */
export function TopBar({ me, app, screen }: TopBarProps) {
  const { signOut } = useConsole()
  const [problem, setProblem] = useState('')

  const link = (to: MainScreen, text: string, within?: Screen) => (
    <a
      href={formatRoute({ appId: app.id, screen: to })}
      aria-current={screen === to || screen === within ? 'page' : undefined}
    >
      <ScreenIcon screen={to} />
      {text}
    </a>
  )
  const onSignOut = () =>
    signOut().catch(() =>
      setProblem('The server did not confirm that you are signed out. Try again.')
    )

  return (
    <header className="top-bar">
      <span className="brand" aria-hidden="true">
        Pipit
      </span>
      <nav aria-label="Screens">
        {link('inbox', 'Inbox')}
        {link('install', 'Install')}
        {link('integrations', 'Integrations', 'settings')}
        {link('connect', 'Connect Integrations', 'connect-web')}
      </nav>
      <AppSwitcher apps={me.apps} demoAppId={me.demoAppId} current={app} screen={screen} />
      <span className="who" title={me.user.email}>
        {me.user.email}
      </span>
      <ChangePassword email={me.user.email} />
      <button className="button quiet" type="button" onClick={() => void onSignOut()}>
        Sign out
      </button>
      <p className="problem" role="alert">
        {problem}
      </p>
    </header>
  )
}
