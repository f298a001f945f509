import { ApiError, type BackupState, type Health } from '../../api'
import { CopyBox } from '../CopyBox'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { TimeAgo } from '../TimeAgo'
import { Figure } from './Figure'

const PG_DUMP = 'pg_dump --format=custom --file=pipit.dump "$DATABASE_URL"'

const CONFLICT = 409

/** One is under way already, or none can be made any more: the figures say which. */
const ignoreConflict = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error
}

interface BackupPanelProps {
  health: Health
  /** Called when a backup has begun. */
  onStart: () => Promise<void>
}

function LastBackup({ last }: Pick<BackupState, 'last'>) {
  const { t } = useTexts()
  if (!last) return <p>{t('health.noBackup')}</p>
  return (
    <p>
      {t('health.lastBackup')} <TimeAgo at={last.at} /> · <code dir="ltr">{last.folder}</code>
    </p>
  )
}

interface OwnBackupsProps extends Pick<BackupPanelProps, 'onStart'> {
  state: BackupState
}

function OwnBackups({ state, onStart }: OwnBackupsProps) {
  const { session } = useConsole()
  const { t } = useTexts()
  const starting = useSubmit(async () => {
    await session.api.startBackup().catch(ignoreConflict)
    await onStart()
  })
  const isBusy = state.standing === 'running' || starting.isBusy
  const problem = starting.problem || (state.problem && t('health.backupFailed'))

  return (
    <>
      <LastBackup last={state.last} />
      <p>{t('health.backupHint')}</p>
      <div className="actions">
        <button
          className="button primary"
          type="button"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) starting.submit()
          }}
        >
          {t('health.backUp')}
        </button>
        <span role="status">{isBusy && t('health.backingUp')}</span>
      </div>
      <p className="problem" role="alert">
        {problem}
        {!starting.problem && state.problem && (
          <>
            {' '}
            <code dir="ltr">{state.problem}</code>
          </>
        )}
      </p>
    </>
  )
}

/** The last backup, with a button that makes one where the server can; else the commands that do. */
export function BackupPanel({ health, onStart }: BackupPanelProps) {
  const { t } = useTexts()
  return (
    <section className="panel" aria-labelledby="health-backup">
      <h2 id="health-backup">{t('health.backup')}</h2>
      {health.database === 'postgresql' ? (
        <CopyBox label={t('health.command')} text={PG_DUMP}>
          {t('health.pgDump')}
        </CopyBox>
      ) : (
        <Figure value={health.figures.backups}>
          {state =>
            state.standing !== 'impossible' ? (
              <OwnBackups state={state} onStart={onStart} />
            ) : (
              <>
                <LastBackup last={state.last} />
                <CopyBox label={t('health.command')} text="npm run backup">
                  {t('health.byCommand')}
                </CopyBox>
              </>
            )
          }
        </Figure>
      )}
    </section>
  )
}
