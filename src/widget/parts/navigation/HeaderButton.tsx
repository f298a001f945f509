import type { ReactNode } from 'react'
import { useServices } from '../../services'
import { Icon } from '../Icon'

/** Pictures, as paths in a square of 24. */
const PICTURES = {
  back: 'M15.4 5.4 14 4l-8 8 8 8 1.4-1.4L8.8 12z',
  settings: 'M3 6h9v2H3zm13 0h5v2h-5zm-3-2h2v6h-2zM3 16h5v2H3zm9 0h9v2h-9zm-3-2h2v6H9z'
}

interface HeaderButtonProps {
  picture: keyof typeof PICTURES
  /** Key of its name: where it leads. */
  label: string
  onClick: () => void
  /** Said after its name. */
  children?: ReactNode
}

/** A round button in the header. */
export function HeaderButton({ picture, label, onClick, children }: HeaderButtonProps) {
  return (
    <button className="icon-button" type="button" onClick={onClick}>
      <span className="hidden">{useServices().translate(label)}</span>
      <Icon path={PICTURES[picture]} />
      {children}
    </button>
  )
}
