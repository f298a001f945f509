import { useServices } from '../services'

interface CloseButtonProps {
  /** Key of its name: what it closes. */
  label: string
  /** Absent: what it closes listens itself. */
  onClick?: () => void
}

/** Closes what it stands in. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={useServices().translate(label)}
      onClick={onClick}
    >
      <span aria-hidden="true">×</span>
    </button>
  )
}
