import { useCallback, useId } from 'react'
import type { Integration, TestRecipient } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { TestForm } from './TestForm'

interface TestPanelProps {
  integration: Integration
  /** Name of the outside service. */
  service: string
  /** Called when the service has said that something is wrong. */
  onProblem: () => void
}

const isSome = <Item,>(items: Item[]): items is [Item, ...Item[]] => items.length > 0

function People({ integration, service, onProblem }: TestPanelProps) {
  const { id, accountName = service } = integration
  const { api } = useWorkspace()
  const { t } = useTexts()
  const load = useCallback((): Promise<TestRecipient[]> => api.listTestRecipients(id), [api, id])
  const { value: recipients, hasFailed, retry } = useLoaded(load)

  return (
    <>
      {hasFailed && <LoadProblem text={t('channels.testFailedToLoad')} onRetry={retry} />}
      {!hasFailed && !recipients && <p className="quiet-note">{t('common.loading')}</p>}
      {recipients &&
        (isSome(recipients) ? (
          <TestForm id={id} service={service} recipients={recipients} onProblem={onProblem} />
        ) : (
          <p>{t('channels.testNobody', { service, account: accountName })}</p>
        ))}
      {!hasFailed && (
        <button className="button" type="button" onClick={retry}>
          {t('sites.again')}
        </button>
      )}
    </>
  )
}

/** Test message of a channel, for which somebody must have written there first. */
export function TestPanel(props: TestPanelProps) {
  const { integration, service } = props
  const { t } = useTexts()
  const headingId = useId()
  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('channels.test')}</h2>
      {integration.connection === 'connected' ? (
        <People {...props} />
      ) : (
        <p className="quiet-note">{t('channels.testNotYet', { service })}</p>
      )}
    </section>
  )
}
