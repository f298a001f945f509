import { useValue, type Readable } from '../../ui'

const NOTHING = { peek: () => undefined, subscribe: () => () => {} }

/** Reads a store or a signal that may not be there yet. */
export const useMaybe = <Value>(readable: Readable<Value> | undefined): Value | undefined =>
  useValue<Value | undefined>(readable ?? NOTHING)
