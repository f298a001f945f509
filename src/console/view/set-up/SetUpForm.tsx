import { useEffect, useRef, useState } from 'react'
import {
  type AccountFields,
  type AccountProblem,
  findAccountProblems,
  readAccountRefusal
} from '../../model'
import { useConsole, useTexts } from '../context'
import { emptyRefusal, Field, nameHint, namedRefusal, useSubmit, useTries } from '../forms'
import { LanguageChoice } from '../LanguageChoice'
import { NewPasswordField } from './NewPasswordField'

const EMPTY: AccountFields = { businessName: '', email: '', password: '' }

const ANSWERS = { 404: 'setUp.wrongCode', 409: 'setUp.done' } as const

/** Form for the business and its first account. */
export function SetUpForm({ code }: { code: string }) {
  const { session, leaveAccessLink } = useConsole()
  const { t } = useTexts()
  const [account, setAccount] = useState(EMPTY)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const sending = useSubmit(async () => {
    const me = await session.api.setUp({ code, ...account })
    session.enter(me)
    leaveAccessLink()
  }, ANSWERS)
  const refusal = readAccountRefusal(sending.fieldProblem)
  const problems = findAccountProblems(account)
  const { isTried, formProps } = useTries({
    isComplete: !Object.keys(problems).length,
    refusal: sending.fieldProblem,
    submit: sending.submit
  })

  const explain = (label: string, problem: AccountProblem) =>
    problem === 'no-email' ? t('setUp.noEmail') : emptyRefusal(t, label)
  const fieldOf = (field: keyof AccountFields, label: string) => {
    const problem = isTried && problems[field]
    const refused = refusal?.field === field ? namedRefusal(t, label, refusal.text) : ''
    return {
      label,
      value: account[field],
      onValue(value: string) {
        setAccount({ ...account, [field]: value })
        sending.forget()
      },
      problem: problem ? explain(label, problem) : refused
    }
  }

  return (
    <form className="card" {...formProps}>
      <h1>{t('setUp.title')}</h1>
      <p>{t('setUp.lead')}</p>
      <Field
        {...fieldOf('businessName', t('setUp.businessName'))}
        type="text"
        autoComplete="organization"
        hint={nameHint(t, 'setUp.businessNameHint')}
        inputRef={first}
      />
      <Field {...fieldOf('email', t('common.email'))} type="email" autoComplete="username" />
      <NewPasswordField {...fieldOf('password', t('common.password'))} isTried={isTried} />
      <p className="problem" role="alert">
        {refusal ? '' : sending.problem}
      </p>
      <button className="button primary" type="submit" aria-disabled={sending.isBusy}>
        {t('setUp.create')}
      </button>
      <LanguageChoice />
    </form>
  )
}
