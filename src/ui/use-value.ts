import { useCallback, useSyncExternalStore } from 'react'

/** A nanostores store or a signal, seen as something that has a value and says when it changes. */
export type Readable<Value> =
  | { get(): Value; listen(changed: () => void): () => void }
  | { peek(): Value; subscribe(changed: () => void): () => void }

/** Reads a store or a signal in a component; renders again only when the value changes. */
export function useValue<Value>(readable: Readable<Value>): Value {
  const subscribe = useCallback(
    (changed: () => void) =>
      'listen' in readable ? readable.listen(changed) : readable.subscribe(changed),
    [readable]
  )
  const read = () => ('get' in readable ? readable.get() : readable.peek())
  return useSyncExternalStore(subscribe, read, read)
}
