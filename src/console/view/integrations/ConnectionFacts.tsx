import type { Integration } from '../../api'
import { useTexts } from '../context'

/** Account of an integration at its outside service, and why it is not connected. */
export function ConnectionFacts({
  connection,
  accountName,
  connectionProblem
}: Pick<Integration, 'connection' | 'accountName' | 'connectionProblem'>) {
  const { t } = useTexts()
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
    </>
  )
}
