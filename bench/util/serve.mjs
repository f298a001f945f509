import { ACCOUNT_KEY } from './add-integration.mjs'
import { loadServer } from './bundle-server.mjs'
import { obey } from './helper.mjs'

const { readSettings, startServer } = await loadServer()

/** @type {import('../../src/server').RunningServer | undefined} */
let server

/** The server of a bench, alone in its process. */
obey({
  async start({ folder, port = 0, commitDelayMs }) {
    const env = {
      PORT: String(port),
      PIPIT_DATA_DIR: folder,
      PIPIT_DEMO: '0',
      PIPIT_LOG_LEVEL: 'warn',
      PIPIT_RATE_LIMITS: 'off',
      PIPIT_ACCOUNT_KEY_ID: ACCOUNT_KEY.id,
      PIPIT_ACCOUNT_KEY_SECRET: ACCOUNT_KEY.secret
    }
    server = await startServer(readSettings(env, folder), { commitDelayMs })
    return server.url
  },

  /** Microseconds of processor time that the process has used. */
  use() {
    const { user, system } = process.cpuUsage()
    return user + system
  },

  /** What it holds when nothing is left to collect, in bytes. */
  weigh() {
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    return { rss, heap: heapUsed }
  },

  stop: () => server?.close()
})
