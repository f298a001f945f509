import { loadServer } from './bundle-server.mjs'
import { obey } from './helper.mjs'
import { startProfile } from './profile.mjs'
import { serverEnvironment } from './server-environment.mjs'

const { readSettings, startServer } = await loadServer()

/** @type {import('../../src/server').RunningServer | undefined} */
let server
/** @type {Awaited<ReturnType<typeof startProfile>> | undefined} */
let endProfile

/** The server of a bench, alone in its process. */
obey({
  async start({ folder, port = 0, flushDelayMs, settings }) {
    const environment = { ...serverEnvironment(folder, port), ...settings }
    server = await startServer(readSettings(environment, folder), { flushDelayMs })
    return server.url
  },

  /** Microseconds of processor time that the process has used. */
  use() {
    const { user, system } = process.cpuUsage()
    return user + system
  },

  async profile() {
    endProfile = await startProfile()
  },

  /** Shares of the parts of the server in the time since `profile`. */
  parts: () => endProfile?.(),

  /** Bytes of heap in use after a garbage collection. */
  weigh() {
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    return { rss, heap: heapUsed }
  },

  stop: () => server?.close()
})
