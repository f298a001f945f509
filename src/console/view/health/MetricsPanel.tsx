import type { Health } from '../../api'
import { CopyBox } from '../CopyBox'
import { useTexts } from '../context'

/** Writes the command that reads the metrics. The quotes are those of all shells. */
const readingCommand = ({ metricsNeedToken, process: { port } }: Health): string =>
  metricsNeedToken
    ? `curl -H "Authorization: Bearer $PIPIT_METRICS_TOKEN" "${location.origin}/metrics"`
    : `curl "http://127.0.0.1:${port}/metrics"`

/** Says how programs read the metrics of the server. */
export function MetricsPanel({ health }: { health: Health }) {
  const { t } = useTexts()
  return (
    <section className="panel" aria-labelledby="health-metrics">
      <h2 id="health-metrics">{t('health.metrics')}</h2>
      <p>
        {t(health.metricsNeedToken ? 'health.metricsByToken' : 'health.metricsNear')}{' '}
        <a href="/guide/running#metrics">{t('health.metricsGuide')}</a>
      </p>
      <CopyBox label={t('health.command')} text={readingCommand(health)}>
        {t('health.metricsHint')}
      </CopyBox>
    </section>
  )
}
