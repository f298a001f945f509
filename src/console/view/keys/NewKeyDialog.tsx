import { useState } from 'react'
import type { Integration, NewAppKey } from '../../api'
import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { KeySecret } from './KeySecret'
import { NewKeyForm } from './NewKeyForm'
import type { MadeKey } from './use-keys'

interface NewKeyDialogProps {
  /** Custom integration that the key is for. @default what is chosen */
  program: Integration | undefined
  /** Custom integrations to choose from. */
  programs: Integration[]
  isOpen: boolean
  /** @param made The key that was made, without its secret; undefined: none. */
  onClose: (made?: Pick<NewAppKey, 'displayName'>) => void
  /** Called when there is a new key, or may be. */
  onChange: () => void
}

/** Window in which a key is made, and its secret shown; closing it forgets the secret. */
export function NewKeyDialog({ isOpen, onClose, onChange, ...scope }: NewKeyDialogProps) {
  const { t } = useTexts()
  const [made, setMade] = useState<MadeKey>()

  function close() {
    setMade(undefined)
    onClose(made && { displayName: made.key.displayName })
  }

  return (
    <ModalWindow
      title={made ? t('keys.madeTitle', { name: made.key.displayName }) : t('keys.new')}
      isOpen={isOpen}
      onOpenChange={close}
    >
      {made ? (
        <KeySecret made={made.key} isOfProgram={made.isOfProgram} onClose={close} />
      ) : (
        <NewKeyForm
          {...scope}
          onMade={key => {
            setMade(key)
            onChange()
          }}
          onUnsure={onChange}
          onCancel={close}
        />
      )}
    </ModalWindow>
  )
}
