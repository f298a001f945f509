import type { Passkey } from '../../../api'
import { useConsole, useTexts } from '../../context'
import { ModalWindow } from '../../forms/ModalWindow'
import { NameStep } from './NameStep'

const ANSWERS = { 404: 'passkeys.gone' } as const

interface RenameWindowProps {
  /** Undefined: the window is closed. */
  passkey: Passkey | undefined
  onClose: () => void
}

/** Window in which a passkey gets another name. */
export function RenameWindow({ passkey, onClose }: RenameWindowProps) {
  const { session } = useConsole()
  const { t } = useTexts()
  return (
    <ModalWindow title={t('passkeys.rename')} isOpen={!!passkey} onOpenChange={onClose}>
      {passkey && (
        <NameStep
          hint={t('passkeys.renameHint')}
          button={t('account.saveName')}
          displayName={passkey.displayName}
          answers={ANSWERS}
          onName={async displayName => {
            await session.api.renamePasskey(passkey.id, displayName)
            onClose()
          }}
          onClose={onClose}
        />
      )}
    </ModalWindow>
  )
}
