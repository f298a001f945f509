import { CLOSE_ICON, Icon, useMessengerContext } from '../core'

interface CloseButtonProps {
  /** Key of its name: what it closes. */
  label: string
  /** Absent when the closed element listens for the click itself. */
  onClick?: () => void
}

/** Closes the element around it. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={useMessengerContext().translate(label)}
      onClick={onClick}
    >
      <Icon path={CLOSE_ICON} />
    </button>
  )
}
