import type { FastifyBaseLogger } from 'fastify'
import type { OneTimeCode } from '../../auth'
import type { Backups } from '../../backup'
import type { DeliveryReports } from '../../domain/flows'
import type { AppContext } from '../../domain/transaction'
import type { FileStore } from '../../files'
import type { Limits } from '../../limits'
import type { Metrics } from '../../metrics'
import type { Outbound } from '../../outbound'
import type { Settings } from '../../settings'
import type { PageLoadLog } from './page-load-log'

/** Services that routes work with. */
export interface Services {
  domain: AppContext
  files: FileStore
  outbound: Outbound
  /** Sends requests to the outside services of channels. */
  toServices: Outbound
  /** `publicUrl` has no slash at the end. A free port is known late: read it in handlers only. */
  settings: Settings & { publicUrl: string }
  /** Rate limits. */
  limits: Limits
  /** Receives reports of the delivery of business messages. */
  deliveries: DeliveryReports
  /** Keeps from which sites integrations are loaded. */
  pageLoads: PageLoadLog
  log: FastifyBaseLogger
  /** Undefined: no metrics are collected. */
  metrics?: Metrics
  /** Backups of the data; undefined: none are made from here. */
  backups?: Backups
  /** Rejects while the broker cannot be reached; undefined: there is none. */
  checkBroker?: (() => Promise<void>) | undefined
  /** Full versions of the widget that this server serves, the newest first. */
  versions: string[]
  /** Opens set-up as long as no one can sign in to the console. @default set-up cannot be opened */
  setUpCode?: OneTimeCode | undefined
  /** Aborts when the server is to stop: load balancers send it no one new, and it goes on for a while. */
  leaving: AbortSignal
  /** Aborts when the server begins to stop: waiting requests are answered now. */
  stopping: AbortSignal
}
