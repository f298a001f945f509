import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

interface LeaveQuestionProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Question before a screen is left with changes that are not saved. */
export const LeaveQuestion = ({ isOpen, onStay, onLeave }: LeaveQuestionProps) => (
  <ModalOverlay
    className="scrim"
    isOpen={isOpen}
    onOpenChange={open => {
      if (!open) onStay()
    }}
  >
    <Modal className="card">
      <Dialog className="dialog" role="alertdialog">
        <Heading slot="title" level={2}>
          Leave without saving?
        </Heading>
        <p>What you changed here is not saved, and would be lost.</p>
        <div className="actions">
          <button className="button primary" type="button" autoFocus onClick={onStay}>
            Stay here
          </button>
          <button className="button danger" type="button" onClick={onLeave}>
            Leave and lose the changes
          </button>
        </div>
      </Dialog>
    </Modal>
  </ModalOverlay>
)
