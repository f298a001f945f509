import { useState } from 'react'
import type { App, Me } from '../api'
import { formatRoute, type Screen } from '../model'
import { AppSwitcher } from './apps'
import { useConsole, useTexts } from './context'
import { LanguageMenu } from './LanguageMenu'
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
  const { t } = useTexts()
  const [problem, setProblem] = useState('')

  const link = (to: MainScreen, within?: Screen) => (
    <a
      href={formatRoute({ appId: app.id, screen: to })}
      aria-current={screen === to || screen === within ? 'page' : undefined}
    >
      <ScreenIcon screen={to} />
      {t(`screens.${to}`)}
    </a>
  )
  const onSignOut = () => signOut().catch(() => setProblem(t('bar.notSignedOut')))

  return (
    <header className="top-bar">
      <span className="brand" aria-hidden="true">
        Pipit
      </span>
      <nav aria-label={t('bar.screens')}>
        {link('inbox')}
        {link('install')}
        {link('integrations', 'settings')}
        {link('connect', 'connect-web')}
      </nav>
      <AppSwitcher apps={me.apps} demoAppId={me.demoAppId} current={app} screen={screen} />
      <span className="who" title={me.user.email}>
        {me.user.email}
      </span>
      <LanguageMenu isShort />
      <ChangePassword email={me.user.email} />
      <button className="button quiet" type="button" onClick={() => void onSignOut()}>
        {t('bar.signOut')}
      </button>
      <p className="problem" role="alert">
        {problem}
      </p>
    </header>
  )
}
