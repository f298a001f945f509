import type { FastifyBaseLogger } from 'fastify'
import type { SecretBox } from '../auth'
import type { DeliveryReports } from '../domain/webhooks/delivery-reports'
import type { Domain } from '../domain/domain'
import type { FileStore } from '../files'
import type { Limits } from '../limits'
import type { Metrics } from '../metrics'
import type { Outbound } from '../outbound'
import type { Settings } from '../settings'
import type { ExportPlaces } from './rest/export-places'

/** What routes work with. */
export interface Services {
  domain: Domain
  files: FileStore
  /** For secrets of outside services. */
  secretBox: SecretBox
  outbound: Outbound
  /** `publicUrl` is known here, without a slash at the end, once the server listens: read it late. */
  settings: Settings & { publicUrl: string }
  /** Slows down who asks too much. */
  limits: Limits
  /** Hears how far messages of the business get. */
  deliveries: DeliveryReports
  /** The same for each address of the REST API. */
  exportPlaces: ExportPlaces
  log: FastifyBaseLogger
  /** Undefined: nothing is counted. */
  metrics?: Metrics
  /** Full versions of the widget that this server serves, the newest first. */
  versions: string[]
  /** The web integration of the demo app; undefined when there never was one. */
  demo?: { integrationId: string }
  /** Aborts when the server begins to stop: whoever waits answers now. */
  stopping: AbortSignal
}
