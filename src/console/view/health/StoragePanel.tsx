import type { Health } from '../../api'
import { useTexts } from '../context'
import { Facts } from '../person/Facts'
import { Figure } from './Figure'

const KINDS = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }

/** Database, uploaded files, and disk of the data folder. */
export function StoragePanel({
  health: { database, hasFilesElsewhere, figures }
}: {
  health: Health
}) {
  const { t, times } = useTexts()
  return (
    <section className="panel" aria-labelledby="health-storage">
      <h2 id="health-storage">{t('health.storage')}</h2>
      <Facts
        facts={[
          [t('health.database'), <bdi key="database">{KINDS[database]}</bdi>],
          [
            t('health.databaseSize'),
            <Figure key="size" value={figures.databaseBytes}>
              {times.size}
            </Figure>
          ],
          [
            t('health.files'),
            <Figure key="files" value={figures.fileBytes}>
              {bytes =>
                t(hasFilesElsewhere ? 'health.filesInS3' : 'health.filesOnDisk', {
                  size: times.size(bytes)
                })
              }
            </Figure>
          ],
          [
            t('health.disk'),
            <Figure key="disk" value={figures.disk}>
              {({ freeBytes, totalBytes }) =>
                t('health.diskFree', { free: times.size(freeBytes), all: times.size(totalBytes) })
              }
            </Figure>
          ]
        ]}
      />
    </section>
  )
}
