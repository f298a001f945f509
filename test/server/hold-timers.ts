import { vi } from 'vitest'

/**
 * Makes timers stand still until a test lets time pass. Those of the connections to a database go on: it
 * answers in real time, and would be given up when a test lets an hour pass.
 */
export const holdTimers = () => {
  const start = globalThis.setTimeout
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hold = globalThis.setTimeout
  const isOfDatabase = () => new Error().stack?.includes('/node_modules/pg')
  const choose = (...args: Parameters<typeof setTimeout>) =>
    (isOfDatabase() ? start : hold)(...args)
  globalThis.setTimeout = Object.assign(choose, hold)
}
