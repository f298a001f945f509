import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../api'
import type { Translate } from '../texts'
import { useConsole, useTexts } from './context'
import { explain } from './forms/explain'
import { LanguageMenu } from './LanguageMenu'
import { useTitle } from './use-title'

interface SignInProps {
  /** Whether the session has ended by itself. */
  isExpired: boolean
}

const explainSignIn = (t: Translate, error: unknown): string => {
  const reason = explain(t, error)
  if (!(error instanceof ApiError) || error.status === 0) return reason
  if (error.status === 401) return t('signIn.wrong')
  return error.status === 429 ? reason : t('signIn.failed', { reason })
}

/** Form for signing in. */
export function SignIn({ isExpired }: SignInProps) {
  const { session } = useConsole()
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)

  useEffect(() => emailField.current?.focus(), [])
  useTitle(t('signIn.button'))

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await session.signIn(email.trim(), password)
    } catch (error) {
      setProblem(explainSignIn(t, error))
      setBusy(false)
    }
  }

  return (
    <main className="sign-in">
      <form className="card" onSubmit={event => void onSubmit(event)}>
        <h1>{t('signIn.title')}</h1>
        {isExpired && <p className="hint">{t('signIn.expired')}</p>}
        <label>
          {t('common.email')}
          <input
            ref={emailField}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={event => setEmail(event.currentTarget.value)}
          />
        </label>
        <label>
          {t('common.password')}
          <input
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={event => setPassword(event.currentTarget.value)}
          />
        </label>
        <p className="problem" role="alert">
          {problem}
        </p>
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.button')}
        </button>
        <LanguageMenu />
      </form>
    </main>
  )
}
