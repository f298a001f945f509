import type { ReactNode } from 'react'
import { Icon } from '../../core'

interface MenuButtonProps {
  /** Path of an icon. */
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
