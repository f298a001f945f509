import type { FastifyBaseLogger } from 'fastify'
import type { Upstreams } from '../domain/records'
import type { AppContext } from '../domain/transaction'
import type { FileStore } from '../files'
import type { MailSettings } from '../mail'
import type { Metrics } from '../metrics'
import type { Outbound } from '../outbound'
import type { Lead } from '../storage'
import { startConnecting, startPruningChannels, startSendingToChannels } from './channels'
import { startDelivering } from './deliver-webhooks'
import { startEndingSnoozes } from './end-snoozes'
import { startExpiringLinks } from './expire-links'
import { startPruningEvents } from './prune-events'
import { startRemovingInactive } from './remove-inactive'
import { startRemovingOrphans } from './remove-orphans'
import { startSendingMails } from './send-mails'
import { startSendingScheduled } from './send-scheduled'

/** Services that jobs work with. */
export interface JobServices {
  domain: AppContext
  files: FileStore
  outbound: Outbound
  /** Sends requests to the outside services of channels. */
  toServices: Outbound
  /** Origins that stand for these services. */
  upstreams: Upstreams
  log: FastifyBaseLogger
  /** Settings of mails; undefined: none are sent. */
  mail?: MailSettings | undefined
  /** Public address of the server, without a slash at the end. */
  publicUrl: string
  metrics?: Metrics | undefined
  /** Lead of this process among those that share the database. */
  lead: Lead
}

/**
 * Starts the jobs that one process does for all that share a database.
 *
 * @returns A function that stops them, and resolves when no webhook is called and no mail sent any more.
 */
export const startJobs = ({
  domain,
  files,
  outbound,
  toServices: services,
  upstreams,
  log,
  mail,
  publicUrl,
  metrics,
  lead
}: JobServices): (() => Promise<void>) => {
  const stopDelivering = startDelivering({ domain, outbound, log, lead })
  const stopSending = mail && startSendingMails({ domain, mail, publicUrl, log, metrics, lead })
  const stopChannels = startSendingToChannels({ domain, services, upstreams, log, metrics, lead })
  const stops = [
    startConnecting({ domain, services, upstreams, publicUrl, log }),
    startPruningChannels(domain, log),
    startPruningEvents(domain, log),
    startExpiringLinks(domain, log),
    startEndingSnoozes(domain, log),
    startSendingScheduled(domain, log),
    startRemovingOrphans(domain, files, log),
    startRemovingInactive(domain, log)
  ]
  return async () => {
    for (const stop of stops) stop()
    await Promise.all([stopDelivering(), stopChannels(), stopSending?.()])
  }
}
