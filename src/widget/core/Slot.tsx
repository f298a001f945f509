import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useValue } from '../../ui'
import { Boundary } from './Boundary'
import type { Slots } from './feature'
import { useMessengerContext } from './messenger-context'

type Drawn = {
  [Name in keyof Slots]: Slots[Name] extends ComponentType<infer Props>
    ? Props extends object
      ? { name: Name } & Props
      : never
    : never
}[keyof Slots]

type SlotProps = Drawn & {
  /** Rendered until the feature has been loaded, and permanently if there is none. */
  children?: ReactNode
}

/** Renders the component in a slot, and loads its feature at the first render. */
export function Slot({ name, children, ...props }: SlotProps) {
  const { $slots, loadSlot } = useMessengerContext()
  const Part = useValue($slots)[name] as ComponentType<object> | undefined
  useEffect(() => void loadSlot(name), [name])
  return Part ? (
    <Boundary key={name} fallback={children}>
      <Part {...props} />
    </Boundary>
  ) : (
    children
  )
}
