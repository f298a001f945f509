import { ModalWindow } from '../forms'

interface LeaveQuestionProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Question before a screen is left with changes that are not saved. */
export const LeaveQuestion = ({ isOpen, onStay, onLeave }: LeaveQuestionProps) => (
  <ModalWindow title="Leave without saving?" isQuestion isOpen={isOpen} onOpenChange={onStay}>
    <p>What you changed here is not saved, and would be lost.</p>
    <div className="actions">
      <button className="button primary" type="button" autoFocus onClick={onStay}>
        Stay here
      </button>
      <button className="button danger" type="button" onClick={onLeave}>
        Leave and lose the changes
      </button>
    </div>
  </ModalWindow>
)
