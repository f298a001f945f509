import { useCallback, useEffect, useRef, useState } from 'react'
import { useConsole } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { Field, useSubmit } from '../forms'
import { PASSWORD_HINT, PASSWORD_MIN_CHARS } from './passwords'

const NAME_MAX_CHARS = 100

/** Form for the business and its first account. */
function SetUpForm({ code }: { code: string }) {
  const { session, leaveAccessLink } = useConsole()
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
      <h1>Set up Pipit</h1>
      <p>This makes the first account. It works once, with the address that the server printed.</p>
      <Field
        label="Business name"
        type="text"
        autoComplete="organization"
        hint="Visitors see it in the messenger."
        maxLength={NAME_MAX_CHARS}
        value={businessName}
        onValue={setBusinessName}
        inputRef={first}
      />
      <Field label="E-mail" type="email" autoComplete="username" value={email} onValue={setEmail} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        minLength={PASSWORD_MIN_CHARS}
        value={password}
        onValue={setPassword}
      />
      <p className="problem" role="alert">
        {problem}
      </p>
      <button className="button primary" type="submit" aria-disabled={isBusy}>
        Create account
      </button>
    </form>
  )
}

/** First run: the form, or that set-up is done. */
export function SetUpScreen({ code }: { code: string }) {
  const { session, leaveAccessLink } = useConsole()
  const load = useCallback(() => session.api.isSetUpOpen(), [session])
  const { value: isOpen, hasFailed, retry } = useLoaded(load)
  useEffect(() => {
    document.title = 'Set up · Pipit'
  }, [])

  return (
    <main className="sign-in">
      {hasFailed && <LoadProblem text="The server cannot be reached." onRetry={retry} />}
      {isOpen && <SetUpForm code={code} />}
      {isOpen === false && (
        <div className="card">
          <h1>Set-up is done</h1>
          <p>Someone can sign in to this server already, so this address has ended.</p>
          <button className="button primary" type="button" onClick={leaveAccessLink}>
            Go to sign-in
          </button>
        </div>
      )}
    </main>
  )
}
