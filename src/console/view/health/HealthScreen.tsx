import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { LoadProblem } from '../LoadProblem'
import { TimeAgo } from '../TimeAgo'
import { BackupPanel } from './BackupPanel'
import { FailingPanel } from './FailingPanel'
import { MetricsPanel } from './MetricsPanel'
import { ProcessPanel } from './ProcessPanel'
import { StoragePanel } from './StoragePanel'
import { useHealth } from './use-health'
import { WaitingPanel } from './WaitingPanel'

/** Screen of how the server stands. */
export function HealthScreen() {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const { health, hasFailed, load } = useHealth()

  return (
    <main className="page">
      <header>
        <p className="crumbs">
          <a href={formatRoute({ appId: app.id, screen: 'team' })}>{t('screens.team')}</a>
        </p>
        <ScreenHeading>{t('screens.health')}</ScreenHeading>
        <p className="page-lead">
          {t('health.lead')} <a href="/guide/running">{t('health.guide')}</a>
        </p>
      </header>
      {hasFailed && <LoadProblem text={t('health.failed')} onRetry={() => void load()} />}
      {hasFailed && health && (
        <p className="quiet-note">
          {t('health.from')} <TimeAgo at={health.at} />
        </p>
      )}
      {!hasFailed && !health && <p className="quiet-note">{t('common.loading')}</p>}
      {health && (
        <>
          <FailingPanel {...health.figures} />
          <ProcessPanel health={health} />
          <WaitingPanel {...health.figures} />
          <StoragePanel health={health} />
          <BackupPanel health={health} onStart={load} />
          <MetricsPanel health={health} />
        </>
      )}
    </main>
  )
}
