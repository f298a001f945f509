import { ignoreGone, type BrowserSession } from '../../api'
import { browserNames } from '../../model'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'

interface SessionRowProps {
  session: BrowserSession
  onChange: () => Promise<void>
}

/** A browser in which the one who is signed in is so, and the way out of it. */
export function SessionRow({
  session: { id, browser = '', lastUsedAt, isCurrent },
  onChange
}: SessionRowProps) {
  const { session, tell } = useConsole()
  const { t, times } = useTexts()
  const name = browserNames(browser).join(t('common.comma')) || t('sessions.unknown')
  const ending = useSubmit(async () => {
    // It has ended meanwhile.
    await session.api.endSession(id).catch(ignoreGone)
    tell(t('sessions.signedOut', { browser: name }))
    await onChange()
  })

  return (
    <li>
      <div className="team-row">
        <span>
          <strong>{name}</strong>{' '}
          {isCurrent
            ? t('sessions.current')
            : t('sessions.lastUsed', { time: times.fullTime(lastUsedAt) })}
        </span>
        {!isCurrent && (
          <button
            className="button"
            type="button"
            aria-label={t('sessions.signOutOf', { browser: name })}
            aria-disabled={ending.isBusy}
            onClick={ending.submit}
          >
            {t('bar.signOut')}
          </button>
        )}
      </div>
      <p className="problem" role="alert">
        {ending.problem}
      </p>
    </li>
  )
}
