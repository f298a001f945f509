import { useCallback } from 'react'
import { useValue } from '../../../ui'
import { formatRoute } from '../../model'
import { useConsole, useWorkspace } from '../context'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { AppForm } from './AppForm'
import { DemoPanel } from './DemoPanel'

/** Settings of the app. */
export function AppScreen() {
  const { session } = useConsole()
  const { app: entered, api } = useWorkspace()
  const now = useValue(session.$session)
  const isDemo = now.state === 'signed-in' && now.me.demoAppId === entered.id
  const load = useCallback(() => api.getApp(), [api])
  const { value: app, hasFailed, retry } = useLoaded(load)

  return (
    <main className="page settings">
      <header>
        <ScreenHeading>App settings</ScreenHeading>
        <p className="page-lead">
          What holds for all integrations of this app.{' '}
          <a href={formatRoute({ appId: entered.id, screen: 'changes' })}>Changes</a>
        </p>
      </header>
      {hasFailed && <LoadProblem text="The app could not be loaded." onRetry={retry} />}
      {!hasFailed && !app && <p className="quiet-note">Loading…</p>}
      {app && isDemo && <DemoPanel app={app} />}
      {app && <AppForm loaded={app} />}
    </main>
  )
}
