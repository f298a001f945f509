import { useState } from 'react'
import type { NewAppKey } from '../../api'
import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { KeySecret } from './KeySecret'
import { NewKeyForm } from './NewKeyForm'

interface NewKeyDialogProps {
  isOpen: boolean
  /** @param made The key that was made, without its secret; undefined: none. */
  onClose: (made?: Pick<NewAppKey, 'displayName'>) => void
  /** Called when there is a new key, or may be. */
  onChange: () => void
}

/** Window in which a key is made, and its secret shown; closing it forgets the secret. */
export function NewKeyDialog({ isOpen, onClose, onChange }: NewKeyDialogProps) {
  const { t } = useTexts()
  const [made, setMade] = useState<NewAppKey>()

  function close() {
    setMade(undefined)
    onClose(made && { displayName: made.displayName })
  }

  return (
    <ModalWindow
      title={made ? t('keys.madeTitle', { name: made.displayName }) : t('keys.new')}
      isOpen={isOpen}
      onOpenChange={close}
    >
      {made ? (
        <KeySecret made={made} onClose={close} />
      ) : (
        <NewKeyForm
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
