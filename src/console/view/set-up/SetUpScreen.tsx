import { useCallback } from 'react'
import { useConsole, useTexts } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { useTitle } from '../use-title'
import { SetUpForm } from './SetUpForm'

/** First run: the form, or that set-up is done. */
export function SetUpScreen({ code }: { code: string }) {
  const { session, leaveAccessLink } = useConsole()
  const { t } = useTexts()
  const load = useCallback(() => session.api.isSetUpOpen(), [session])
  const { value: isOpen, hasFailed, retry } = useLoaded(load)
  useTitle(t('setUp.document'))

  return (
    <main className="sign-in">
      {hasFailed && <LoadProblem text={t('errors.noServer')} onRetry={retry} />}
      {isOpen && <SetUpForm code={code} />}
      {isOpen === false && (
        <div className="card">
          <h1>{t('setUp.doneTitle')}</h1>
          <p>{t('setUp.done')}</p>
          <button className="button primary" type="button" onClick={leaveAccessLink}>
            {t('setUp.goToSignIn')}
          </button>
        </div>
      )}
    </main>
  )
}
