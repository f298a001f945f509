import type { ReactNode } from 'react'
import { Icon, useMessengerContext } from '../core'
import { BACK_ICON, SETTINGS_ICON } from './icons'

const PICTURES = { back: BACK_ICON, settings: SETTINGS_ICON }

interface HeaderButtonProps {
  picture: keyof typeof PICTURES
  /** Key of its accessible name, which names its target. */
  label: string
  onClick: () => void
  /** Said after its name. */
  children?: ReactNode
}

/** A round button in the header. */
export function HeaderButton({ picture, label, onClick, children }: HeaderButtonProps) {
  return (
    <button className="icon-button" type="button" onClick={onClick}>
      <span className="hidden">{useMessengerContext().translate(label)}</span>
      <Icon path={PICTURES[picture]} />
      {children}
    </button>
  )
}
