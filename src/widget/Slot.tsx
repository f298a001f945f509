import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useValue } from '../ui'
import type { Slots } from './parts/part'
import { useServices } from './services'

type Drawn = {
  [Name in keyof Slots]: Slots[Name] extends ComponentType<infer Props>
    ? Props extends object
      ? { name: Name } & Props
      : never
    : never
}[keyof Slots]

type SlotProps = Drawn & {
  /** Drawn until the part has come, and for good where there is none. */
  children?: ReactNode
}

/** Draws what a part holds, and brings the part when it is first drawn. */
export function Slot({ name, children, ...props }: SlotProps) {
  const { $slots, need } = useServices()
  const Part = useValue($slots)[name] as ComponentType<object> | undefined
  useEffect(() => void need(name), [name])
  return Part ? <Part {...props} /> : children
}
