import type { ReactNode } from 'react'
import { Icon } from '../Icon'

interface MenuButtonProps {
  /** Path of a picture of 24 by 24. */
  icon: string
  isBusy?: boolean
  onPress(): void
  children: ReactNode
}

/** One way of sending something. */
export function MenuButton({ icon, isBusy = false, onPress, children }: MenuButtonProps) {
  return (
    <button type="button" aria-busy={isBusy} onClick={onPress}>
      <Icon path={icon} />
      {children}
    </button>
  )
}
