import { useCallback } from 'react'
import { useValue } from '../../../ui'
import { formatRoute } from '../../model'
import { useConsole, useWorkspace, useTexts } from '../context'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { useHasRole } from '../use-role'
import { AppForm } from './AppForm'
import { DemoPanel } from './DemoPanel'

/** Settings of the app. */
export function AppScreen() {
  const { session } = useConsole()
  const { t } = useTexts()
  const { app: entered, api } = useWorkspace()
  const isOwner = useHasRole('owner')
  const now = useValue(session.$session)
  const isDemo = now.state === 'signed-in' && now.me.demoAppId === entered.id
  const load = useCallback(() => api.getApp(), [api])
  const { value: app, hasFailed, retry } = useLoaded(load)

  return (
    <main className="page settings">
      <header>
        <ScreenHeading>{t('screens.app')}</ScreenHeading>
        <p className="page-lead">
          {t('apps.lead')}{' '}
          <a href={formatRoute({ appId: entered.id, screen: 'replies' })}>{t('screens.replies')}</a>
          {isOwner && (
            <a href={formatRoute({ appId: entered.id, screen: 'keys' })}>{t('screens.keys')}</a>
          )}
          <a href={formatRoute({ appId: entered.id, screen: 'privacy' })}>{t('screens.privacy')}</a>
          <a href={formatRoute({ appId: entered.id, screen: 'changes' })}>{t('screens.changes')}</a>
        </p>
      </header>
      {hasFailed && <LoadProblem text={t('apps.failed')} onRetry={retry} />}
      {!hasFailed && !app && <p className="quiet-note">{t('common.loading')}</p>}
      {app && isDemo && isOwner && <DemoPanel app={app} />}
      {app && <AppForm loaded={app} />}
    </main>
  )
}
