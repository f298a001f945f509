import { useCallback } from 'react'
import { formatRoute } from '../../model'
import { retentionName } from '../apps'
import { useTexts, useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'

/** Says how long conversations of the app are kept, and where that is set. */
export function RetentionPanel() {
  const { app, api } = useWorkspace()
  const texts = useTexts()
  const { t } = texts
  const load = useCallback(() => api.getApp(), [api])
  const { value, hasFailed, retry } = useLoaded(load)
  const seconds = value?.settings.conversationRetentionSeconds

  return (
    <section className="panel" aria-labelledby="privacy-retention">
      <h2 id="privacy-retention">{t('appFields.conversationRetentionSeconds.label')}</h2>
      {hasFailed && <LoadProblem text={t('apps.failed')} onRetry={retry} />}
      {!hasFailed && !value && <p className="quiet-note">{t('common.loading')}</p>}
      {seconds !== undefined && (
        <>
          <p>
            <strong>{retentionName(texts, seconds)}</strong>
          </p>
          <p className="field-hint">
            {seconds > 0 && t('appFields.conversationRetentionSeconds.hint')}{' '}
            <a href={formatRoute({ appId: app.id, screen: 'app' })}>{t('privacy.setRetention')}</a>
          </p>
        </>
      )}
    </section>
  )
}
