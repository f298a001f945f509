import { useCallback, useEffect, useRef, useState } from 'react'
import { useConsole, useTexts } from '../context'
import { LanguageMenu } from '../LanguageMenu'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { useTitle } from '../use-title'
import { Field, useSubmit } from '../forms'
import { NewPasswordField } from './NewPasswordField'

const NAME_MAX_CHARS = 100

/** Form for the business and its first account. */
function SetUpForm({ code }: { code: string }) {
  const { session, leaveAccessLink } = useConsole()
  const { t } = useTexts()
  const [businessName, setBusinessName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const { problem, isBusy, onSubmit } = useSubmit(async () => {
    const me = await session.api.setUp({ code, businessName, email, password })
    session.enter(me)
    leaveAccessLink()
  })

  return (
    <form className="card" onSubmit={onSubmit}>
      <h1>{t('setUp.title')}</h1>
      <p>{t('setUp.lead')}</p>
      <Field
        label={t('setUp.businessName')}
        type="text"
        autoComplete="organization"
        hint={t('setUp.businessNameHint')}
        maxLength={NAME_MAX_CHARS}
        value={businessName}
        onValue={setBusinessName}
        inputRef={first}
      />
      <Field
        label={t('common.email')}
        type="email"
        autoComplete="username"
        value={email}
        onValue={setEmail}
      />
      <NewPasswordField label={t('common.password')} value={password} onValue={setPassword} />
      <p className="problem" role="alert">
        {problem}
      </p>
      <button className="button primary" type="submit" aria-disabled={isBusy}>
        {t('setUp.create')}
      </button>
      <LanguageMenu />
    </form>
  )
}

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
