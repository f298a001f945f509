import type { Integration } from '../../api'
import { useTexts } from '../context'

/** Account of an integration at its outside service, whether it works and since when, and why not. */
export function ConnectionFacts({
  connection,
  connectionSince,
  accountName,
  connectionProblem
}: Pick<Integration, 'connection' | 'connectionSince' | 'accountName' | 'connectionProblem'>) {
  const { t, times } = useTexts()
  if (!connection) return null
  return (
    <>
      <dt>{t('integrations.account')}</dt>
      <dd>{accountName === undefined ? t('integrations.unchecked') : <bdi>{accountName}</bdi>}</dd>
      <dt>{t('integrations.connection')}</dt>
      <dd>
        {t(`integrations.${connection}`)}
        {connectionProblem !== undefined && (
          <>
            {' '}
            <bdi className="quiet-note">{connectionProblem}</bdi>
          </>
        )}
      </dd>
      {connectionSince !== undefined && (
        <>
          <dt>{t('integrations.since')}</dt>
          <dd>
            <time dateTime={connectionSince}>{times.shortTime(connectionSince)}</time>
          </dd>
        </>
      )}
    </>
  )
}
