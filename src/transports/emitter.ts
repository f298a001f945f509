import type { Transport, TransportEvents, Unsubscribe } from './transport'

type Listeners = { [Name in keyof TransportEvents]: Set<TransportEvents[Name]> }

/** The listeners of one transport. */
export interface TransportEmitter {
  on: Transport['on']
  emit<Name extends keyof TransportEvents>(
    name: Name,
    ...args: Parameters<TransportEvents[Name]>
  ): void
}

/** Keeps the listeners of a transport; each transport owns one. */
export const createTransportEmitter = (): TransportEmitter => {
  const listeners: Listeners = { frame: new Set(), close: new Set() }
  return {
    on: (name, listener): Unsubscribe => {
      listeners[name].add(listener)
      return () => void listeners[name].delete(listener)
    },
    emit: (name, ...args) => {
      for (const listener of [...listeners[name]])
        (listener as (...all: typeof args) => void)(...args)
    }
  }
}
