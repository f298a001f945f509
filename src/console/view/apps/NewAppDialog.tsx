import { useEffect, useRef } from 'react'
import { ModalWindow } from '../forms'
import { NewAppForm } from './NewAppForm'

interface NewAppDialogProps {
  isOpen: boolean
  onClose: () => void
}

function NewAppWindow({ onClose }: Pick<NewAppDialogProps, 'onClose'>) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <p>
        An app has integrations, people and conversations of its own. All who sign in here see it.
      </p>
      <NewAppForm inputRef={first} onCreated={onClose}>
        <button className="button quiet" type="button" onClick={onClose}>
          Cancel
        </button>
      </NewAppForm>
    </>
  )
}

/** Window that creates an app. */
export const NewAppDialog = ({ isOpen, onClose }: NewAppDialogProps) => (
  <ModalWindow title="New app" isOpen={isOpen} onOpenChange={onClose}>
    <NewAppWindow onClose={onClose} />
  </ModalWindow>
)
