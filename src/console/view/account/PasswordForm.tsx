import { useState } from 'react'
import { useConsole, useTexts } from '../context'
import { Field, useSubmit } from '../forms'
import { NewPasswordField } from '../set-up'

/** Form for another password of the one who is signed in. */
export function PasswordForm({ email }: { email: string }) {
  const { session } = useConsole()
  const { t } = useTexts()
  const [oldPassword, setOldPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [message, setMessage] = useState('')
  const { problem, isBusy, onSubmit } = useSubmit(async () => {
    setMessage('')
    await session.api.changePassword(oldPassword, newPassword)
    setOldPassword('')
    setNewPassword('')
    setMessage(t('password.changed'))
  })

  return (
    <form onSubmit={onSubmit}>
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        label={t('password.old')}
        type="password"
        autoComplete="current-password"
        value={oldPassword}
        onValue={setOldPassword}
      />
      <NewPasswordField label={t('password.new')} value={newPassword} onValue={setNewPassword} />
      <p className="problem" role="alert">
        {problem}
      </p>
      <p className="page-message" role="status">
        {message}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          {t('password.change')}
        </button>
      </div>
    </form>
  )
}
