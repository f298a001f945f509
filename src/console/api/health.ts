import type { Call } from './request'

/** A webhook whose newest attempt failed. */
export interface FailingWebhook {
  id: string
  appId: string
  appName: string
  integrationId: string
  /** Origin of its target. */
  site: string
  /** Time of the attempt, in ISO 8601. */
  at: string
  /** HTTP status of the answer; null: there was none. */
  status: number | null
  error: string | null
}

/** A channel that its outside service refuses. */
export interface FailingChannel {
  id: string
  appId: string
  appName: string
  type: string
  displayName: string | null
  /** In the words of the service; null: not known. */
  problem: string | null
}

/** Backups of the server. */
export interface BackupState {
  /** Whether the server can begin one now: not at all, not while one is under way, or so. */
  standing: 'impossible' | 'running' | 'ready'
  /** The one that was finished last; null: none is known. */
  last: { at: string; folder: string } | null
  /** Reason for which the last one has failed; null: it has not. */
  problem: string | null
}

/** Figures of a server; null: it cannot be read now. */
export interface HealthFigures {
  databaseBytes: number | null
  /** Size of all uploaded files. */
  fileBytes: number | null
  /** Disk of the data folder. */
  disk: { freeBytes: number; totalBytes: number } | null
  webhookEvents: number | null
  mails: number | null
  channelMessages: number | null
  failingWebhooks: FailingWebhook[] | null
  failingChannels: FailingChannel[] | null
  /** Open connections of messengers to the process. */
  connections: number | null
  /** Times until events reached them; null times: there were none, or longer than is measured. */
  deliveries: { count: number; medianMs: number | null; p99Ms: number | null } | null
  backups: BackupState | null
}

/** State of a server. Times are ISO 8601 strings. */
export interface Health {
  at: string
  version: string
  database: 'sqlite' | 'postgresql'
  /** Whether an S3 service keeps uploaded files; else they are on the disk of the data folder. */
  hasFilesElsewhere: boolean
  /** Visitors connect to a broker, where the server does not count them. */
  hasBroker: boolean
  /** The process that answered. */
  process: { host: string; pid: number; port: number; startedAt: string }
  /** Transactions of the process that wait for the next commit. */
  waitingWriters: number
  /** Whether programs read `/metrics` with a token, from anywhere; else on the machine of the server alone. */
  metricsNeedToken: boolean
  figures: HealthFigures
}

/** Makes the calls about the server itself. All reject with an `ApiError`. */
export const createHealthApi = (request: (call: Call) => Promise<Response>) => ({
  async getHealth(): Promise<Health> {
    return (await request({ path: '/console/api/health' })).json()
  },

  /** Begins a backup. */
  async startBackup(): Promise<void> {
    await request({ method: 'POST', path: '/console/api/backup' })
  }
})
