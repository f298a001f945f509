import { ignoreGone, type Passkey } from '../../../api'
import { useConsole, useTexts } from '../../context'
import { ModalWindow } from '../../forms/ModalWindow'
import { PasswordStep } from '../PasswordStep'

const ANSWERS = { 400: 'secondFactor.wrongPassword' } as const

interface RemoveWindowProps {
  /** E-mail of the account. */
  email: string
  /** Undefined: the window is closed. */
  passkey: Passkey | undefined
  onClose: () => void
  onRemoved: (passkey: Passkey) => void
}

/** Window in which a passkey is removed. */
export function RemoveWindow({ email, passkey, onClose, onRemoved }: RemoveWindowProps) {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const name = passkey?.displayName ?? ''
  return (
    <ModalWindow
      title={t('passkeys.removeTitle', { name })}
      isOpen={!!passkey}
      onOpenChange={onClose}
    >
      {passkey && (
        <PasswordStep
          email={email}
          hint={t('passkeys.removeHint')}
          button={t('common.remove')}
          isDanger
          answers={ANSWERS}
          onPassword={async password => {
            // An earlier try has removed it, or somebody else has.
            await session.api.removePasskey(passkey.id, password).catch(ignoreGone)
            tell(t('passkeys.removed', { name }))
            onRemoved(passkey)
          }}
          onClose={onClose}
        />
      )}
    </ModalWindow>
  )
}
