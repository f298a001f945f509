import { useRef } from 'react'
import { formatRoute } from '../../model'
import { useWorkspace, useTexts } from '../context'
import { useLostFocus } from '../forms'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { LoadProblem } from '../LoadProblem'
import { ChangeRow } from './ChangeRow'
import { useChanges } from './use-changes'

/** History of the settings of an integration, or of the app itself. */
export function ChangesScreen({ integrationId }: { integrationId: string | undefined }) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const lostFocus = useLostFocus(() => list.current?.focus({ preventScroll: true }))
  const ofApp = integrationId === undefined
  const { changes, hasFailed, isBusy, message, problem, ...actions } = useChanges(integrationId)
  const settings = ofApp
    ? formatRoute({ appId: app.id, screen: 'app' })
    : formatRoute({ appId: app.id, screen: 'integrations', integrationId })

  return (
    <main className="page" aria-busy={isBusy} {...lostFocus}>
      <header>
        <p className="crumbs">
          <a href={settings}>{t(ofApp ? 'screens.app' : 'install.integration')}</a>
        </p>
        <ScreenHeading>{t('screens.changes')}</ScreenHeading>
        <p className="page-lead">{t('changes.lead')}</p>
      </header>
      <p className="page-message" role="status">
        {message}
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
      {!hasFailed && !changes && <p className="quiet-note">{t('common.loading')}</p>}
      {changes?.list.length === 0 && <p className="quiet-note">{t('changes.none')}</p>}
      {!!changes?.list.length && (
        <ol className="changes" ref={list} tabIndex={-1} aria-label={t('screens.changes')}>
          {changes.list.map((change, index) => (
            <ChangeRow key={change.id} change={change}>
              {index === 0 && actions.undo && (
                <button
                  className="button"
                  type="button"
                  aria-disabled={isBusy}
                  onClick={actions.undo}
                >
                  {t('common.undo')}
                </button>
              )}
            </ChangeRow>
          ))}
        </ol>
      )}
      {hasFailed && <LoadProblem text={t('changes.failed')} onRetry={actions.retry} />}
      {!hasFailed && changes?.older !== undefined && (
        <button className="button" type="button" aria-disabled={isBusy} onClick={actions.loadOlder}>
          {t('changes.older')}
        </button>
      )}
    </main>
  )
}
