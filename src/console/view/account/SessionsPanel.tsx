import { useRef } from 'react'
import { useConsole, useTexts } from '../context'
import { useLostFocus, useSubmit } from '../forms'
import { LoadProblem } from '../LoadProblem'
import { SessionRow } from './SessionRow'
import { useSessions } from './use-sessions'

/** Browsers in which the one who is signed in is so; each other one can be signed out. */
export function SessionsPanel() {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const { sessions, hasFailed, load } = useSessions()
  const list = useRef<HTMLUListElement>(null)
  const lostFocus = useLostFocus(() => list.current?.focus())
  const ending = useSubmit(async () => {
    await session.api.endOtherSessions()
    tell(t('sessions.othersSignedOut'))
    await load()
  })

  return (
    <section className="panel" aria-labelledby="account-sessions" {...lostFocus}>
      <h2 id="account-sessions">{t('sessions.title')}</h2>
      <p>{t('sessions.hint')}</p>
      {hasFailed && <LoadProblem text={t('sessions.failed')} onRetry={() => void load()} />}
      {!hasFailed && !sessions && <p className="quiet-note">{t('common.loading')}</p>}
      {sessions && (
        <ul className="team-list" ref={list} tabIndex={-1} aria-labelledby="account-sessions">
          {sessions.map(each => (
            <SessionRow key={each.id} session={each} onChange={load} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <div className="actions">
          <button
            className="button"
            type="button"
            aria-disabled={ending.isBusy}
            onClick={ending.submit}
          >
            {t('sessions.signOutOthers')}
          </button>
        </div>
      )}
      <p className="problem" role="alert">
        {ending.problem}
      </p>
    </section>
  )
}
