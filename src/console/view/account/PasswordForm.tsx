import { useState } from 'react'
import { isShortPassword } from '../../model'
import { useConsole, useTexts } from '../context'
import { emptyRefusal, Field, useSubmit, useTries } from '../forms'
import { NewPasswordField } from '../set-up/NewPasswordField'

/** A form whose new password is long enough is refused for the old one. */
const ANSWERS = { 400: 'password.wrong' } as const

/** Form for another password of the one who is signed in. */
export function PasswordForm({ email }: { email: string }) {
  const { session } = useConsole()
  const { t } = useTexts()
  const [oldPassword, setOldPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [message, setMessage] = useState('')
  const saving = useSubmit(async () => {
    await session.api.changePassword(oldPassword, newPassword)
    setOldPassword('')
    setNewPassword('')
    setMessage(t('password.changed'))
  }, ANSWERS)
  const { isTried, formProps } = useTries({
    isComplete: Boolean(oldPassword) && !isShortPassword(newPassword),
    refusal: saving.fieldProblem,
    submit: saving.submit
  })
  // After a change, the empty fields wait for another one.
  const isChecked = isTried && !message

  return (
    <form
      {...formProps}
      onSubmit={event => {
        setMessage('')
        formProps.onSubmit(event)
      }}
    >
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        label={t('password.old')}
        type="password"
        autoComplete="current-password"
        value={oldPassword}
        onValue={value => {
          setOldPassword(value)
          saving.forget()
        }}
        problem={
          isChecked && !oldPassword ? emptyRefusal(t, t('password.old')) : saving.fieldProblem
        }
      />
      <NewPasswordField
        label={t('password.new')}
        value={newPassword}
        onValue={setNewPassword}
        isTried={isChecked}
      />
      <p className="problem" role="alert">
        {saving.formProblem}
      </p>
      <p className="page-message" role="status">
        {message}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={saving.isBusy}>
          {t('password.change')}
        </button>
      </div>
    </form>
  )
}
