import type { HealthFigures } from '../../api'
import { useTexts } from '../context'
import { Facts } from '../person/Facts'
import { Figure } from './Figure'

const QUEUES = ['webhookEvents', 'mails', 'channelMessages'] as const

/** Lengths of the queues, which all processes share. */
export function WaitingPanel(figures: Pick<HealthFigures, (typeof QUEUES)[number]>) {
  const { t, times } = useTexts()
  return (
    <section className="panel" aria-labelledby="health-waiting">
      <h2 id="health-waiting">{t('health.waiting')}</h2>
      <p className="field-hint">{t('health.waitingHint')}</p>
      <Facts
        facts={QUEUES.map(queue => [
          t(`health.${queue}`),
          <Figure key={queue} value={figures[queue]}>
            {times.count}
          </Figure>
        ])}
      />
    </section>
  )
}
