import { createThrottle } from '../../src/server/auth'
import type { OpenSharedThrottle } from '../../src/server/http/console/login-throttle'

/** Counts in memory what a server counts in its database, for tests of very many attempts. */
export const countInMemory =
  (clock: () => number): OpenSharedThrottle =>
  (_name, rate) => {
    const { consume } = createThrottle({ ...rate, clock })
    return { knownWaitMs: () => 0, consume: async key => consume(key) }
  }
