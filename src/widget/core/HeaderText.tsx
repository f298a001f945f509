import type { ReactNode } from 'react'
import { useMessengerContext } from './messenger-context'
import { Slot } from './Slot'
import { Text } from './Text'

/**
 * The line under a name: when the business is back, while it is closed.
 *
 * @param children Said otherwise. @default the text of the messenger
 */
export function HeaderText({ children = <Text of="headerText" /> }: { children?: ReactNode }) {
  return useMessengerContext().host.config.openState ? (
    <Slot name="openState" otherwise={children}>
      {children}
    </Slot>
  ) : (
    children
  )
}
