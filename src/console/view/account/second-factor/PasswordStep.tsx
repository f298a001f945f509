import { useState } from 'react'
import { useTexts } from '../../context'
import { emptyRefusal, Field, useSubmit, useTries } from '../../forms'

const ANSWERS = { 400: 'secondFactor.wrongPassword', 409: 'secondFactor.changed' } as const

/** Props of the windows of two-step verification. */
export interface FactorWindowProps {
  /** E-mail of the account. */
  email: string
  isOpen: boolean
  onClose: () => void
}

interface PasswordStepProps extends Omit<FactorWindowProps, 'isOpen'> {
  /** Says what comes of it. */
  hint: string
  button: string
  /** Whether something is lost by it. @default false */
  isDanger?: boolean
  onPassword: (password: string) => Promise<void>
}

/** Form for one's password, before two-step verification is changed. */
export function PasswordStep({
  email,
  hint,
  button,
  isDanger = false,
  onPassword,
  onClose
}: PasswordStepProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const checking = useSubmit(() => onPassword(password), ANSWERS)
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
