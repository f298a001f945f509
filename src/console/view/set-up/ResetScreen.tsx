import { useEffect, useRef, useState } from 'react'
import { useConsole } from '../context'
import { Field, useSubmit } from '../forms'
import { PASSWORD_HINT, PASSWORD_MIN_CHARS } from './passwords'

/** Form for another password, by a link of `npm run user:reset`. */
export function ResetScreen({ token }: { token: string }) {
  const { session, leaveAccessLink } = useConsole()
  const [password, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    document.title = 'New password · Pipit'
    first.current?.focus()
  }, [])

  const { problem, isBusy, onSubmit } = useSubmit(async () => {
    session.enter(await session.api.resetPassword(token, password))
    leaveAccessLink()
  })

  return (
    <main className="sign-in">
      <form className="card" onSubmit={onSubmit}>
        <h1>Choose a new password</h1>
        <p>You are then signed in here, and signed out in all other browsers.</p>
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          minLength={PASSWORD_MIN_CHARS}
          value={password}
          onValue={setPassword}
          inputRef={first}
        />
        <p className="problem" role="alert">
          {problem}
        </p>
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          Set password
        </button>
        <button className="button quiet" type="button" onClick={leaveAccessLink}>
          Go to sign-in
        </button>
      </form>
    </main>
  )
}
