import type { ReactNode } from 'react'
import { Icon, useMessengerContext } from '../core'
import { BACK_ICON } from './icons'

interface BackButtonProps {
  /** Key of its accessible name, which names its target. */
  label: string
  onClick: () => void
  /** Said after its name. */
  children?: ReactNode
}

/** Leads back, from the header. */
export function BackButton({ label, onClick, children }: BackButtonProps) {
  return (
    <button className="icon-button" type="button" onClick={onClick}>
      <span className="hidden">{useMessengerContext().translate(label)}</span>
      <Icon path={BACK_ICON} />
      {children}
    </button>
  )
}
