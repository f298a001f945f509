import { setMaxListeners } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { addressOf, findFreePort } from './address'
import { createSecretBox } from './auth'
import { makeDataFolder } from './data-folder'
import { createDomain, type Domain } from './domain/domain'
import { greeting, keepAccountKey, keepBoxKey, keepDemo } from './first-start'
import { openFiles } from './files'
import { buildApp } from './http/build-app'
import { startExpiring } from './jobs/expire-links'
import { startDelivering } from './jobs/deliver-webhooks'
import { startRetention } from './jobs/keep-retention'
import { startPruning } from './jobs/prune-events'
import { startSweeping } from './jobs/sweep-files'
import { openLog } from './log'
import { measure } from './measure'
import { createOutbound } from './outbound'
import { type Bus, inProcessBus } from './realtime/bus'
import type { Settings } from './settings'
import { cannotListen, databaseUnusable } from './start-error'
import { openStorage } from './storage'

/** Leaves of the 10 s that a stop may take enough for what follows. */
const DRAIN_MAX_MS = 8_000
/** What a restart may bring at once: whoever finds no place tries again a second later. */
const WAITING_CONNECTIONS_MAX = 4_096

/** What tests and benches put in the place of the real parts. */
export interface StartOverrides {
  /** @default in process */
  bus?: Bus
  /** Milliseconds that each commit takes longer. @default 0 */
  commitDelayMs?: number
  /** @default JSON lines on stderr */
  log?: FastifyBaseLogger
}

/** A server that listens. */
export interface RunningServer {
  /** Where it is reached, without a slash at the end. */
  url: string
  /** Lines for the terminal that say where everything is; the last one says that it is ready. */
  greeting: string[]
  /** Answers what is under way, then lets go of everything; takes at most 10 s. */
  close(): Promise<void>
}

const newestFirst = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true })

/** What is not built yet is not served. */
const listVersions = async (distDir: string): Promise<string[]> => {
  const names = await readdir(join(distDir, 'cdn')).catch(() => [])
  return names.filter(name => /^\d+\.\d+\.\d+$/.test(name)).sort(newestFirst)
}

/** What the first start makes and each one needs. */
const prepare = async (domain: Domain, settings: Settings) => ({
  keyFile: await keepAccountKey(domain, settings),
  secretBox: createSecretBox(await keepBoxKey(settings)),
  demo: await keepDemo(domain, settings)
})

/**
 * Starts a server.
 *
 * @throws {StartError} When the data folder, the database or the port cannot be used, or another
 *   server uses the same database.
 */
export const startServer = async (
  settings: Settings,
  { bus = inProcessBus(), commitDelayMs, log: givenLog }: StartOverrides = {}
): Promise<RunningServer> => {
  const { host, dataDir, databaseFile: file, distDir } = settings
  const log = givenLog ?? openLog(settings.logLevel)

  // Addresses are given out before the server listens, so port 0 is settled first.
  const port =
    settings.port ||
    (await findFreePort(host).catch(cause => {
      throw cannotListen(host, settings.port, cause)
    }))
  const url = settings.publicUrl ?? addressOf(host, port)
  await makeDataFolder(dataDir)
  const files = await openFiles(settings)
  const storage = await openStorage({ file, commitDelayMs, isExclusive: true }).catch(cause => {
    throw databaseUnusable(file, cause)
  })
  const domain = createDomain(storage, bus)
  const { keyFile, secretBox, demo } = await prepare(domain, settings).catch(async cause => {
    await storage.close()
    throw cause
  })
  const outbound = createOutbound({ allowPrivate: settings.webhookPrivate })
  const stop = new AbortController()
  // Every request that waits listens: that many are no leak.
  setMaxListeners(0, stop.signal)
  const app = buildApp({
    domain,
    files,
    secretBox,
    outbound,
    settings: { ...settings, port, publicUrl: url },
    log,
    metrics: measure(domain),
    versions: await listVersions(distDir),
    demo,
    stopping: stop.signal
  })

  try {
    await app.listen({ host, port, backlog: WAITING_CONNECTIONS_MAX })
  } catch (cause) {
    await app.close()
    await storage.close()
    throw cannotListen(host, port, cause)
  }
  const stopDelivering = startDelivering({ domain, outbound, log })
  const stopPruning = startPruning(domain, log)
  const stopExpiring = startExpiring(domain, log)
  const stopSweeping = startSweeping(domain, files, log)
  const stopRetention = startRetention(domain, log)
  log.info({ event: 'server.ready', url }, 'ready')

  return {
    url,
    greeting: greeting({ url, keyFile, demo }),
    async close() {
      log.info({ event: 'server.stopping' }, 'stopping')
      stop.abort()
      stopPruning()
      stopExpiring()
      stopSweeping()
      stopRetention()
      const delivered = stopDelivering()
      const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MAX_MS)
      await app.close()
      clearTimeout(cut)
      await delivered
      await storage.close()
    }
  }
}
