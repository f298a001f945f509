import type { Health, HealthFigures } from '../../api'
import { useTexts } from '../context'
import { Facts } from '../person/Facts'
import { TimeAgo } from '../TimeAgo'
import { Figure } from './Figure'

function DeliveryTimes({ times }: { times: NonNullable<HealthFigures['deliveries']> }) {
  const { t, times: formats } = useTexts()
  const { count, medianMs, p99Ms } = times
  if (!count) return t('health.noDeliveries')
  const within = (ms: number | null) =>
    ms === null ? t('health.tooLong') : formats.duration(ms, 'millisecond')
  return t('health.delivered', { median: within(medianMs), most: within(p99Ms) })
}

/** Figures of the process that answered. */
export function ProcessPanel({ health }: { health: Health }) {
  const { t, times } = useTexts()
  const { version, hasBroker, process, waitingWriters, figures } = health
  return (
    <section className="panel" aria-labelledby="health-process">
      <h2 id="health-process">{t('health.process')}</h2>
      <p className="field-hint">
        {t('health.processHint', { host: process.host, pid: String(process.pid) })}
      </p>
      <Facts
        facts={[
          [t('health.version'), <bdi key="version">{version}</bdi>],
          [t('health.since'), <TimeAgo key="since" at={process.startedAt} />],
          [
            t('health.visitors'),
            <Figure key="visitors" value={figures.connections}>
              {count => (
                <>
                  {times.count(count)} {hasBroker && t('health.broker')}
                </>
              )}
            </Figure>
          ],
          [
            t('health.latency'),
            <Figure key="latency" value={figures.deliveries}>
              {found => <DeliveryTimes times={found} />}
            </Figure>
          ],
          [t('health.writers'), times.count(waitingWriters)]
        ]}
      />
    </section>
  )
}
