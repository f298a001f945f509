import type { ReadonlySignal } from '@preact/signals-react'

/** Types a signal of a model for its readers, who must not set it. */
export const asReadonly = <Value>(signal: ReadonlySignal<Value>): ReadonlySignal<Value> => signal
