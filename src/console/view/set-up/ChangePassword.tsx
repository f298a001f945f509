import { useEffect, useRef, useState } from 'react'
import { Button, DialogTrigger } from 'react-aria-components'
import { useConsole, useTexts } from '../context'
import { Field, ModalWindow, useSubmit } from '../forms'
import { PASSWORD_MIN_CHARS } from './passwords'

/** Form in a dialog for another password of the one who is signed in. */
function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { session } = useConsole()
  const { t } = useTexts()
  const [oldPassword, setOldPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [isDone, setDone] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { problem, isBusy, onSubmit } = useSubmit(async () => {
    await session.api.changePassword(oldPassword, newPassword)
    setDone(true)
  })

  if (isDone) {
    return (
      <>
        <p role="status">{t('password.changed')}</p>
        <button className="button primary" type="button" onClick={onClose}>
          {t('common.close')}
        </button>
      </>
    )
  }
  return (
    <form onSubmit={onSubmit}>
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        label={t('password.old')}
        type="password"
        autoComplete="current-password"
        value={oldPassword}
        onValue={setOldPassword}
        inputRef={first}
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
      <button className="button primary" type="submit" aria-disabled={isBusy}>
        {t('password.change')}
      </button>
      <button className="button quiet" type="button" onClick={onClose}>
        {t('common.cancel')}
      </button>
    </form>
  )
}

/** Button that opens the dialog. */
export function ChangePassword({ email }: { email: string }) {
  const { t } = useTexts()
  return (
    <DialogTrigger>
      <Button className="button quiet">{t('common.password')}</Button>
      <ModalWindow title={t('password.changeTitle')}>
        {close => <PasswordForm email={email} onClose={close} />}
      </ModalWindow>
    </DialogTrigger>
  )
}
