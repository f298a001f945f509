import { useState } from 'react'
import { useConsole, useTexts } from '../context'
import { Field, useSubmit } from '../forms'
import { PASSWORD_MIN_CHARS } from '../set-up'

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
      <Field
        label={t('password.new')}
        type="password"
        autoComplete="new-password"
        hint={t('password.hint', { count: PASSWORD_MIN_CHARS })}
        minLength={PASSWORD_MIN_CHARS}
        value={newPassword}
        onValue={setNewPassword}
      />
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
