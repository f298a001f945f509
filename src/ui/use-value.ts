import { useLayoutEffect, useState } from 'react'

/** A nanostores store or a signal, seen as something that has a value and says when it changes. */
export type Readable<Value> = {
  /** Calls at once, and again after each change. */
  subscribe(changed: () => void): () => void
} & ({ get(): Value } | { peek(): Value })

/** Reads a store or a signal in a component; renders again only when the value changes. */
export function useValue<Value>(readable: Readable<Value>): Value {
  const read = () => ('get' in readable ? readable.get() : readable.peek())
  const [, setValue] = useState(read)
  useLayoutEffect(() => readable.subscribe(() => setValue(read)), [readable])
  return read()
}
