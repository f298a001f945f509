import { useState } from 'react'
import { useTexts } from '../context'
import { emptyRefusal, Field, useSubmit, useTries } from '../forms'
import type { StatusTexts } from '../forms/explain'

const ANSWERS = { 400: 'secondFactor.wrongPassword', 409: 'secondFactor.changed' } as const

/** Props of the windows that ask for one's password. */
export interface AccountWindowProps {
  /** E-mail of the account. */
  email: string
  isOpen: boolean
  onClose: () => void
}

interface PasswordStepProps extends Omit<AccountWindowProps, 'isOpen'> {
  /** Says what comes of it. */
  hint: string
  button: string
  /** Whether something is lost by it. @default false */
  isDanger?: boolean
  /** Sentences for answers of the server. @default those about two-step verification */
  answers?: StatusTexts
  onPassword: (password: string) => Promise<void>
}

/** Form for one's password, before how one signs in is changed. */
export function PasswordStep({
  email,
  hint,
  button,
  isDanger = false,
  answers = ANSWERS,
  onPassword,
  onClose
}: PasswordStepProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const checking = useSubmit(() => onPassword(password), answers)
  const { isTried, formProps } = useTries({
    isComplete: Boolean(password),
    refusal: checking.fieldProblem,
    submit: checking.submit
  })

  return (
    <form {...formProps}>
      <p>{hint}</p>
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        label={t('common.password')}
        type="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onValue={value => {
          setPassword(value)
          checking.forget()
        }}
        problem={
          isTried && !password ? emptyRefusal(t, t('common.password')) : checking.fieldProblem
        }
      />
      <p className="problem" role="alert">
        {checking.formProblem}
      </p>
      <div className="actions">
        <button
          className={`button ${isDanger ? 'danger' : 'primary'}`}
          type="submit"
          aria-disabled={checking.isBusy}
        >
          {button}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
