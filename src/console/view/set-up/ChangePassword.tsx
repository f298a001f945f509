import { useEffect, useRef, useState } from 'react'
import { Button, DialogTrigger } from 'react-aria-components'
import { useConsole } from '../context'
import { Field, ModalWindow, useSubmit } from '../forms'
import { PASSWORD_HINT, PASSWORD_MIN_CHARS } from './passwords'

/** Form in a dialog for another password of the one who is signed in. */
function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { session } = useConsole()
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
        <p role="status">Your password is changed. All other browsers are signed out.</p>
        <button className="button primary" type="button" onClick={onClose}>
          Close
        </button>
      </>
    )
  }
  return (
    <form onSubmit={onSubmit}>
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        label="Old password"
        type="password"
        autoComplete="current-password"
        value={oldPassword}
        onValue={setOldPassword}
        inputRef={first}
      />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        minLength={PASSWORD_MIN_CHARS}
        value={newPassword}
        onValue={setNewPassword}
      />
      <p className="problem" role="alert">
        {problem}
      </p>
      <button className="button primary" type="submit" aria-disabled={isBusy}>
        Change password
      </button>
      <button className="button quiet" type="button" onClick={onClose}>
        Cancel
      </button>
    </form>
  )
}

/** Button that opens the dialog. */
export const ChangePassword = ({ email }: { email: string }) => (
  <DialogTrigger>
    <Button className="button quiet">Password</Button>
    <ModalWindow title="Change your password">
      {close => <PasswordForm email={email} onClose={close} />}
    </ModalWindow>
  </DialogTrigger>
)
