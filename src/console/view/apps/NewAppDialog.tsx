import { useEffect, useRef } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
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
      <Heading slot="title" level={2}>
        New app
      </Heading>
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
  <ModalOverlay
    className="scrim"
    isOpen={isOpen}
    onOpenChange={open => {
      if (!open) onClose()
    }}
  >
    <Modal className="card">
      <Dialog className="dialog">
        <NewAppWindow onClose={onClose} />
      </Dialog>
    </Modal>
  </ModalOverlay>
)
