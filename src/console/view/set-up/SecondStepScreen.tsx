import { useEffect, useRef, useState } from 'react'
import { useConsole, useTexts } from '../context'
import { emptyRefusal, Field, useSubmit, useTries } from '../forms'
import { LanguageChoice } from '../LanguageChoice'
import { useTitle } from '../use-title'

const ANSWERS = { 400: 'secondStep.wrong', 404: 'secondStep.ended' } as const

/** Form for the code that ends a sign-in. @param token Of the sign-in. */
export function SecondStepScreen({ token }: { token: string }) {
  const { session } = useConsole()
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useTitle(t('secondFactor.title'))

  const entering = useSubmit(
    async () => session.enter(await session.api.signInWithCode(token, code)),
    ANSWERS
  )
  const { isTried, formProps } = useTries({
    isComplete: Boolean(code.trim()),
    refusal: entering.fieldProblem,
    submit: entering.submit
  })

  return (
    <main className="sign-in">
      <form className="card" {...formProps}>
        <h1>{t('secondFactor.title')}</h1>
        <p>{t('secondStep.lead')}</p>
        <Field
          label={t('secondFactor.code')}
          type="text"
          autoComplete="one-time-code"
          hint={t('secondStep.hint')}
          value={code}
          onValue={value => {
            setCode(value)
            entering.forget()
          }}
          problem={
            isTried && !code.trim()
              ? emptyRefusal(t, t('secondFactor.code'))
              : entering.fieldProblem
          }
          inputRef={field}
        />
        <p className="problem" role="alert">
          {entering.formProblem}
        </p>
        <button className="button primary" type="submit" aria-disabled={entering.isBusy}>
          {t('signIn.button')}
        </button>
        <button className="button quiet" type="button" onClick={session.leaveSecondStep}>
          {t('setUp.goToSignIn')}
        </button>
        <LanguageChoice />
      </form>
    </main>
  )
}
