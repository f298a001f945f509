import type { FastifyBaseLogger } from 'fastify'
import { openBroker, openNotifyBus, publishToVisitors } from './broker'
import { type Bus, inProcessBus } from './bus'
import type { Settings } from './settings'
import { brokerUnusable, databaseName, databaseUnusable } from './setup'
import type { Storage } from './storage'

/** The bus that the settings ask for. */
export interface OpenBus {
  /** Makes the bus of a server over its database. */
  over(storage: Pick<Storage, 'read' | 'clock'>): Bus
  /** Address of the broker and its use, for the terminal; undefined: there is none. */
  description?: string
  /** Rejects while the broker cannot be reached; undefined: there is none. */
  check?: () => Promise<void>
  close(): Promise<void>
}

/** Parts of a bus beside the settings. */
export interface BusOptions {
  /** Address at which this server speaks MQTT itself. */
  ownMqttUrl: string
  /** Shared by all processes of a database. */
  key: Buffer
  log: FastifyBaseLogger
}

const withoutLogin = (url: string): string => {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}

/** Names the broker without its password. */
const describeUse = (brokerUrls: string[], visitorsUrl: string | undefined): string => {
  const nodes = brokerUrls.map(withoutLogin).join(' or ')
  const asksUs = visitorsUrl && `; RabbitMQ serves visitors at ${visitorsUrl} and asks /mqtt/auth`
  return `${nodes} carries notices between processes${asksUs ?? ''}`
}

const openWithoutBroker = async (
  settings: Settings,
  { key, log }: BusOptions
): Promise<OpenBus> => {
  const { postgresUrl } = settings
  if (postgresUrl === undefined) return { over: () => inProcessBus(), close: async () => {} }
  const { bus, close } = await openNotifyBus(postgresUrl, key, log).catch(cause => {
    throw databaseUnusable(databaseName(settings), cause)
  })
  return { over: () => bus, close }
}

/**
 * Connects to what carries notices between processes: the broker, if there is one, else PostgreSQL.
 *
 * @throws {StartError} When it cannot be reached or refuses.
 */
export const openBus = async (settings: Settings, options: BusOptions): Promise<OpenBus> => {
  if (!settings.brokerUrls) return openWithoutBroker(settings, options)
  const { ownMqttUrl, key, log } = options
  const broker = await openBroker(settings.brokerUrls, key, log).catch(cause => {
    throw brokerUnusable(cause)
  })
  const { bus, publish, onBack, check, close } = broker
  const { mqttPublicUrl } = settings
  const visitorsUrl = mqttPublicUrl === ownMqttUrl ? undefined : mqttPublicUrl
  const over = ({ read, clock }: Pick<Storage, 'read' | 'clock'>) =>
    visitorsUrl ? publishToVisitors({ bus, read, clock, publish, onBack }) : bus
  return { over, check, close, description: describeUse(settings.brokerUrls, visitorsUrl) }
}
