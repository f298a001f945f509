import { useEffect, useState } from 'react'
import type { OwnUser } from '../../api'
import { useConsole, useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { PictureInput } from '../pictures'
import { SettingField } from '../settings/SettingField'
import { SwitchField } from '../settings/SwitchField'

const ANSWERS = { 400: 'account.wrongPicture' } as const

/** Form for what visitors see of the one who is signed in, with what they write. */
export function ShownForm({ user }: { user: OwnUser }) {
  const { session } = useConsole()
  const { uploads } = useWorkspace()
  const { t } = useTexts()
  const [isShown, setShown] = useState(user.isShownToVisitors ?? false)
  const [avatarUrl, setAvatar] = useState(user.avatarUrl ?? '')
  const [message, setMessage] = useState('')
  // Pictures that were chosen and not saved go.
  useEffect(() => uploads.sweep, [uploads])
  const saving = useSubmit(async () => {
    const address = avatarUrl.trim()
    await session.changeOwn({ isShownToVisitors: isShown, avatarUrl: address || null })
    // Messages show it, also when another one is saved.
    uploads.keep(address, address)
    setMessage(t('account.shownSaved'))
  }, ANSWERS)
  const forget = () => {
    setMessage('')
    saving.forget()
  }
  const label = t('account.picture')

  return (
    <form noValidate onSubmit={saving.onSubmit}>
      <SwitchField
        label={t('account.isShown')}
        hint={t('account.isShownHint')}
        problem=""
        isOn={isShown}
        onValue={isOn => {
          setShown(isOn)
          forget()
        }}
      />
      <SettingField label={label} hint={t('account.pictureHint')} problem={saving.fieldProblem}>
        {ties => (
          <PictureInput
            label={label}
            use="icon"
            value={avatarUrl}
            onValue={address => {
              setAvatar(address)
              forget()
            }}
          >
            <input
              {...ties}
              type="url"
              autoComplete="off"
              placeholder="https://"
              value={avatarUrl}
              onChange={event => {
                setAvatar(event.currentTarget.value)
                forget()
              }}
            />
          </PictureInput>
        )}
      </SettingField>
      <p className="problem" role="alert">
        {saving.formProblem}
      </p>
      <p className="page-message" role="status">
        {message}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={saving.isBusy}>
          {t('account.saveShown')}
        </button>
      </div>
    </form>
  )
}
