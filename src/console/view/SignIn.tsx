import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../api'
import { useConsole } from './context'

interface SignInProps {
  /** Whether the session has ended by itself. */
  isExpired: boolean
}

const explain = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'The server cannot be reached. Check the connection and try again.'
  }
  if (error.status === 401) return 'This e-mail and password do not belong together.'
  if (error.status === 429) {
    const { retryAfterSeconds: seconds } = error
    return `Too many tries. Wait ${seconds ? `${seconds} seconds` : 'a little'} and try again.`
  }
  return `Signing in did not work. ${error.message}`
}

/** Form for signing in. */
export function SignIn({ isExpired }: SignInProps) {
  const { session } = useConsole()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    document.title = 'Sign in · Pipit'
    emailField.current?.focus()
  }, [])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await session.signIn(email.trim(), password)
    } catch (error) {
      setProblem(explain(error))
      setBusy(false)
    }
  }

  return (
    <main className="sign-in">
      <form className="card" onSubmit={event => void onSubmit(event)}>
        <h1>Sign in to Pipit</h1>
        {isExpired && (
          <p className="hint">Your session has ended. What you began to write is kept.</p>
        )}
        <label>
          E-mail
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
          Password
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
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
    </main>
  )
}
