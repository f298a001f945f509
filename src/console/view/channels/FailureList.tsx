import { useCallback, useId } from 'react'
import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'
import { TimeAgo } from '../TimeAgo'
import { useLoaded } from '../use-loaded'

/** Messages that a channel could not deliver, each with the reason and its conversation. */
export function FailureList({ id }: { id: string }) {
  const { app, api } = useWorkspace()
  const { t } = useTexts()
  const headingId = useId()
  const load = useCallback(() => api.listFailedDeliveries(id), [api, id])
  const { value: failures, hasFailed, retry } = useLoaded(load)

  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('channels.failures')}</h2>
      {hasFailed && <LoadProblem text={t('channels.failuresFailed')} onRetry={retry} />}
      {!hasFailed && !failures && <p className="quiet-note">{t('common.loading')}</p>}
      {failures?.length === 0 && <p className="quiet-note">{t('channels.noFailure')}</p>}
      {!!failures?.length && (
        <ul className="sites">
          {failures.map(({ messageId, conversationId, error, at }) => (
            <li key={messageId}>
              <p className="site-name">
                <bdi>{error}</bdi>
              </p>
              <p className="site-note">
                <TimeAgo at={at} />{' '}
                <a href={formatRoute({ appId: app.id, screen: 'inbox', conversationId })}>
                  {t('channels.showConversation')}
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
