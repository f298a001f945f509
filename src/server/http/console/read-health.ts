import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import {
  countFileBytes,
  countWaiting,
  countWaitingDeliveries,
  countWaitingMails,
  type FailingChannel,
  type FailingWebhook,
  listFailingChannels,
  listFailingWebhooks,
  readDatabaseBytes
} from '../../domain/records'
import { inTime, type Services } from '../shared'

declare const __VERSION__: string

const MS = 1000

type Observed = Pick<Services, 'domain' | 'settings' | 'metrics' | 'backups' | 'log'>

const isoTime = (ms: number) => new Date(ms).toISOString()

const readDisk = async (folder: string) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

// Services put secrets into paths and queries of targets.
const showWebhook = ({ target, status, error, createdAt, ...webhook }: FailingWebhook) => ({
  ...webhook,
  site: new URL(target).origin,
  at: isoTime(createdAt),
  status,
  error
})

const showChannel = ({ connectionProblem: problem, ...channel }: FailingChannel) => ({
  ...channel,
  problem
})

const inMs = (seconds: number | undefined) => (seconds === undefined ? null : seconds * MS)

/**
 * Makes the function that reads how the server stands. Of a figure that cannot be read within three seconds
 * it returns null, and logs why.
 */
export const createHealthReader = ({ domain, settings, metrics, backups, log }: Observed) => {
  const { read, waitingWriters } = domain.storage
  const { postgresUrl, dataDir, s3, brokerUrls, mqttPublicUrl, metricsToken } = settings
  const database = postgresUrl === undefined ? 'sqlite' : 'postgresql'

  const figure = (name: string, readFigure: () => Promise<unknown>) =>
    inTime(readFigure).catch((err: unknown) => {
      log.warn({ event: 'health.unreadable', figure: name, err }, 'A figure cannot be read')
      return null
    })

  const readTimes = async () => {
    if (!metrics) throw new Error('no metrics are collected')
    const { count, median, p99 } = await metrics.readDeliveries()
    return { count, medianMs: inMs(median), p99Ms: inMs(p99) }
  }
  const readConnections = async () => {
    if (!metrics) throw new Error('no metrics are collected')
    const { websocket, mqtt, poll } = await metrics.readConnections()
    return websocket + mqtt + poll
  }
  const readBackups = async () => {
    if (!backups) throw new Error('no backups are made from here')
    const last = await backups.readLast()
    return {
      standing: await backups.standing(),
      last: last ? { at: isoTime(last.at), folder: last.folder } : null,
      problem: backups.problem() ?? null
    }
  }

  const figures: Record<string, () => Promise<unknown>> = {
    databaseBytes: () => readDatabaseBytes(read, database),
    fileBytes: () => countFileBytes(read),
    disk: () => readDisk(dataDir),
    webhookEvents: () => countWaiting(read).then(Number),
    mails: () => countWaitingMails(read),
    channelMessages: () => countWaitingDeliveries(read),
    failingWebhooks: async () => (await listFailingWebhooks(read)).map(showWebhook),
    failingChannels: async () => (await listFailingChannels(read)).map(showChannel),
    connections: readConnections,
    deliveries: readTimes,
    backups: readBackups
  }

  /** @param port On which the server was asked. */
  return async function readHealth(port: number | undefined) {
    const found = await Promise.all(
      Object.entries(figures).map(async ([name, load]) => [name, await figure(name, load)] as const)
    )
    return {
      at: isoTime(domain.clock()),
      version: __VERSION__,
      database,
      hasFilesElsewhere: s3 !== undefined,
      // Visitors connect to the broker, so the server does not see how many they are.
      hasBroker: brokerUrls !== undefined && mqttPublicUrl !== undefined,
      process: {
        host: hostname(),
        pid: process.pid,
        port,
        startedAt: isoTime(domain.clock() - process.uptime() * MS)
      },
      waitingWriters: waitingWriters(),
      metricsNeedToken: metricsToken !== undefined,
      figures: Object.fromEntries(found)
    }
  }
}
