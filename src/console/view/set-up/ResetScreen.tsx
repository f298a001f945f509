import { useEffect, useRef, useState } from 'react'
import { isShortPassword } from '../../model'
import { useConsole, useTexts } from '../context'
import { useSubmit, useTries } from '../forms'
import { LanguageChoice } from '../LanguageChoice'
import { useTitle } from '../use-title'
import { NewPasswordField } from './NewPasswordField'

const ANSWERS = { 404: 'join.ended' } as const

/** Form for another password, by a link of `npm run user:reset`. */
export function ResetScreen({ token }: { token: string }) {
  const { session, leaveAccessLink } = useConsole()
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  useTitle(t('password.new'))

  const { problem, isBusy, submit } = useSubmit(async () => {
    session.enter(await session.api.resetPassword(token, password))
    leaveAccessLink()
  }, ANSWERS)
  const { isTried, formProps } = useTries({ isComplete: !isShortPassword(password), submit })

  return (
    <main className="sign-in">
      <form className="card" {...formProps}>
        <h1>{t('password.resetTitle')}</h1>
        <p>{t('password.resetLead')}</p>
        <NewPasswordField
          label={t('password.new')}
          value={password}
          onValue={setPassword}
          isTried={isTried}
          inputRef={first}
        />
        <p className="problem" role="alert">
          {problem}
        </p>
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          {t('password.set')}
        </button>
        <button className="button quiet" type="button" onClick={leaveAccessLink}>
          {t('setUp.goToSignIn')}
        </button>
        <LanguageChoice />
      </form>
    </main>
  )
}
