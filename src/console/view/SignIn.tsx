import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api'
import { allowsPasskeys } from '../model'
import type { Translate } from '../texts'
import { useConsole, useTexts } from './context'
import { emptyRefusal, Field, useTries } from './forms'
import { explain } from './forms/explain'
import { LanguageChoice } from './LanguageChoice'
import { PARTS, usePreloads } from './parts'
import { useTitle } from './use-title'

interface SignInProps {
  /** Whether the session has ended by itself. */
  isExpired: boolean
}

/** Shown to those who have signed in. */
const NEXT_PARTS = [PARTS.desk]

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
  usePreloads(NEXT_PARTS)

  async function signIn() {
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

  async function signInWithPasskey() {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const access = await PARTS.access.load().catch(() => undefined)
    const failure = await access?.signInWithPasskey(session, t)
    setProblem(failure ?? t('errors.unreachable'))
    setBusy(false)
  }

  const { isTried, formProps } = useTries({
    isComplete: Boolean(email.trim() && password),
    submit: () => void signIn()
  })
  const problemOf = (label: string, isFilled: boolean) =>
    isTried && !isFilled ? emptyRefusal(t, label) : ''

  return (
    <main className="sign-in">
      <form className="card" {...formProps}>
        <h1>{t('signIn.title')}</h1>
        {isExpired && <p className="hint">{t('signIn.expired')}</p>}
        <Field
          label={t('common.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onValue={setEmail}
          problem={problemOf(t('common.email'), Boolean(email.trim()))}
          inputRef={emailField}
        />
        <Field
          label={t('common.password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onValue={setPassword}
          problem={problemOf(t('common.password'), Boolean(password))}
        />
        <p className="problem" role="alert">
          {problem}
        </p>
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.button')}
        </button>
        {allowsPasskeys(window) && (
          <button
            className="button quiet"
            type="button"
            aria-disabled={isBusy}
            onClick={() => void signInWithPasskey()}
          >
            {t('passkeys.signIn')}
          </button>
        )}
        <LanguageChoice />
      </form>
    </main>
  )
}
