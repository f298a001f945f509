import { setMaxListeners } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createSecretBox } from './auth'
import { createBackups } from './backup'
import type { Bus } from './bus'
import { createContext } from './create-context'
import { findDemoApp } from './domain/flows'
import type { AppContext } from './domain/transaction'
import { openFiles } from './files'
import {
  greeting,
  ensureAccountKey,
  ensureSecretsKey,
  ensureDemo,
  ensureSetUpCode,
  sealSecrets
} from './first-start'
import { buildApp } from './http'
import { startClearingLog, startJobs } from './jobs'
import { describeMail, planMails } from './mail'
import { startReadingMailbox, startTakingMails } from './mail-in'
import { measure } from './measure'
import { openBus } from './open-bus'
import { openDatabase } from './open-database'
import { createOutbound } from './outbound'
import type { Settings } from './settings'
import {
  addressOf,
  cannotListen,
  findFreePort,
  mqttElsewhere,
  makeDataFolder,
  openLog
} from './setup'
import type { Storage } from './storage'
import { trackUnused } from './track-unused'
import { waitForTurn } from './wait-for-turn'

/** Leaves of the 10 s that a stop may take enough for what follows. */
const DRAIN_MAX_MS = 8_000
/** Time in which the first request of a connection that was just made has come. */
const FIRST_REQUEST_MAX_MS = 500
/** Connections that a restart may cause at once: one that is refused is retried a second later. */
const WAITING_CONNECTIONS_MAX = 4_096

/** Replacements of real parts, for tests and benches. */
export interface StartOverrides {
  /** @default as the settings say */
  bus?: Bus
  /** Milliseconds that each flush to the disk takes longer. @default 0 */
  flushDelayMs?: number
  /** @default JSON lines on stderr */
  log?: FastifyBaseLogger
}

/** A server that listens. */
export interface RunningServer {
  /** Public address, without a slash at the end. */
  url: string
  /** Lines for the terminal with all addresses; the last one says that the server is ready. */
  greeting: string[]
  /** Serves for as long as the settings say, answers what is under way, then lets go of everything in at most 10 s. */
  close(): Promise<void>
}

const newestFirst = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true })

/** Lists the built versions of the widget. */
const listVersions = async (distDir: string): Promise<string[]> => {
  const names = await readdir(join(distDir, 'cdn')).catch(() => [])
  return names.filter(name => /^\d+\.\d+\.\d+$/.test(name)).sort(newestFirst)
}

/** Creates, on the first start, or reads the keys and the demo app. */
const prepare = async (domain: AppContext, settings: Settings) => {
  await sealSecrets(domain, settings)
  return {
    keyFile: await ensureAccountKey(domain, settings),
    demo: await ensureDemo(domain, settings),
    hasDemoPage: (await findDemoApp(domain.storage.read)) !== undefined,
    setUpCode: await ensureSetUpCode(domain)
  }
}

/**
 * Starts a server.
 *
 * @throws {StartError} When the data folder, the database or the port cannot be used, or another
 *   server uses the same database.
 */
export const startServer = async (
  settings: Settings,
  { bus: givenBus, flushDelayMs, log: givenLog }: StartOverrides = {}
): Promise<RunningServer> => {
  const { host, dataDir, distDir } = settings
  const log = givenLog ?? openLog(settings.logLevel)

  // Addresses are given out before the server listens, so port 0 is settled first.
  const port =
    settings.port ||
    (await findFreePort(host).catch(cause => {
      throw cannotListen(host, settings.port, cause)
    }))
  const url = settings.publicUrl ?? addressOf(host, port)
  const mqttUrl = `${url.replace(/^http/, 'ws')}/mqtt`
  if (!settings.brokerUrls && (settings.mqttPublicUrl ?? mqttUrl) !== mqttUrl) {
    throw mqttElsewhere(mqttUrl, String(settings.mqttPublicUrl))
  }
  await makeDataFolder(dataDir)
  const files = await openFiles(settings)
  const key = await ensureSecretsKey(settings)
  const opened = await openBus(settings, { ownMqttUrl: mqttUrl, key, log })
  const storage = await openDatabase(settings, { flushDelayMs, isExclusive: true }).catch(
    async cause => {
      await opened.close()
      throw cause
    }
  )
  const letGo = async () => {
    await storage.close()
    await opened.close()
  }
  const bus = givenBus ?? opened.over(storage)
  const box = createSecretBox(key)
  const contextOver = (each: Storage) =>
    createContext(each, bus, box, undefined, planMails(settings.mail))
  const patient = contextOver(waitForTurn(storage, settings, log))
  const { keyFile, demo, hasDemoPage, setUpCode } = await prepare(patient, settings).catch(
    async cause => {
      await letGo()
      throw cause
    }
  )
  const domain = contextOver(storage)
  const outbound = createOutbound({ allowPrivate: settings.webhookPrivate })
  const toServices = createOutbound({
    // A server that stands for a service may be on this machine.
    allowPrivate: settings.webhookPrivate || Object.keys(settings.upstreams).length > 0
  })
  const metrics = measure(domain)
  const leave = new AbortController()
  const stop = new AbortController()
  // Every request that waits listens: that many are no leak.
  setMaxListeners(0, stop.signal)
  const app = buildApp({
    domain,
    files,
    outbound,
    toServices,
    settings: { ...settings, port, publicUrl: url },
    log,
    metrics,
    backups: createBackups(settings),
    checkBroker: opened.check,
    versions: await listVersions(distDir),
    setUpCode,
    leaving: leave.signal,
    stopping: stop.signal
  })

  const endUnused = trackUnused(app.server, FIRST_REQUEST_MAX_MS)
  const { mail } = settings
  let stopTaking = async () => {}
  try {
    if (mail) stopTaking = await startTakingMails({ domain, files, mail, publicUrl: url, log })
    await app
      .listen({ host, port, backlog: WAITING_CONNECTIONS_MAX })
      .catch(cause => Promise.reject(cannotListen(host, port, cause)))
  } catch (cause) {
    await stopTaking()
    await app.close()
    await letGo()
    throw cause
  }
  const stopClearing = startClearingLog(storage, log)
  const stopJobs = storage.lead(lead => {
    const stopReading =
      mail?.mailbox &&
      startReadingMailbox(mail.mailbox, { domain, files, mail, outbound, publicUrl: url, log })
    const stop = startJobs({
      domain,
      files,
      outbound,
      toServices,
      upstreams: settings.upstreams,
      log,
      mail,
      publicUrl: url,
      metrics,
      lead
    })
    return async () => void (await Promise.all([stop(), stopReading?.()]))
  })
  log.info({ event: 'server.ready', url }, 'ready')

  return {
    url,
    greeting: greeting({
      url,
      keyFile,
      demo,
      hasDemoPage,
      setUpCode: setUpCode?.value(),
      broker: opened.description,
      mail: describeMail(mail)
    }),
    async close() {
      log.info({ event: 'server.stopping' }, 'stopping')
      leave.abort()
      if (settings.drainMs) await pause(settings.drainMs)
      stop.abort()
      stopClearing()
      const jobsEnded = Promise.all([stopJobs(), stopTaking()])
      const ending = setInterval(endUnused, FIRST_REQUEST_MAX_MS)
      const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MAX_MS)
      await app.close()
      clearInterval(ending)
      clearTimeout(cut)
      await jobsEnded
      await letGo()
    }
  }
}
