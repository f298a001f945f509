import { useEffect, useRef, useState } from 'react'
import { findAccountProblems } from '../../model'
import { useConsole, useTexts } from '../context'
import { Field, useSubmit, useTries } from '../forms'
import { LanguageChoice } from '../LanguageChoice'
import { useTitle } from '../use-title'
import { NewPasswordField } from './NewPasswordField'

/** An address and a password that the form takes are refused only where the address signs in already. */
const ANSWERS = { 400: 'join.known', 404: 'join.ended' } as const

/** Form for an account of the team, by the link of an invitation. */
export function JoinScreen({ token }: { token: string }) {
  const { session, leaveAccessLink } = useConsole()
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  useTitle(t('join.title'))

  const joining = useSubmit(async () => {
    session.enter(await session.api.join(token, { email, password }))
    leaveAccessLink()
  }, ANSWERS)
  const problems = findAccountProblems({ email, password })
  const { isTried, formProps } = useTries({
    isComplete: !Object.keys(problems).length,
    refusal: joining.fieldProblem,
    submit: joining.submit
  })
  const noEmail = isTried && problems.email ? t('setUp.noEmail') : ''

  return (
    <main className="sign-in">
      <form className="card" {...formProps}>
        <h1>{t('join.title')}</h1>
        <p>{t('join.lead')}</p>
        <Field
          label={t('common.email')}
          type="email"
          autoComplete="username"
          value={email}
          onValue={value => {
            setEmail(value)
            joining.forget()
          }}
          problem={noEmail || joining.fieldProblem}
          inputRef={first}
        />
        <NewPasswordField
          label={t('common.password')}
          value={password}
          onValue={setPassword}
          isTried={isTried}
        />
        <p className="problem" role="alert">
          {joining.formProblem}
        </p>
        <button className="button primary" type="submit" aria-disabled={joining.isBusy}>
          {t('join.button')}
        </button>
        <button className="button quiet" type="button" onClick={leaveAccessLink}>
          {t('setUp.goToSignIn')}
        </button>
        <LanguageChoice />
      </form>
    </main>
  )
}
