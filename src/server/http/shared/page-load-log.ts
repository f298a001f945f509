import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { originOf, storePageLoad, type PageLoad } from '../../domain/records'
import type { AppContext } from '../../domain/transaction'

/** Time for which a load from the same site is not stored again. */
const SAME_SITE_MS = 60_000
/** Time between two stored loads of one integration and outcome: anyone may claim any origin. */
const INTEGRATION_MS = 1_000
const REMEMBERED_MAX = 10_000
/** Length of the longest origin: a host name of 253 characters, scheme and port. */
const ORIGIN_MAX_CHARS = 270

/** The newest load of a site, or of an integration and outcome, that was stored. */
interface Seen {
  storedAt: number
  /** Loads since then, which the next one to be stored counts too. */
  unstored: number
}

/** Keeps from which sites integrations are loaded. */
export interface PageLoadLog {
  /** Notes a load. Never fails, and does not wait until it is stored. */
  note(integrationId: string, outcome: PageLoad['outcome'], headers: IncomingHttpHeaders): void
}

/**
 * Makes the log of page loads.
 *
 * @param publicUrl Public address of the server; read at each load.
 */
export const createPageLoadLog = (
  domain: AppContext,
  log: FastifyBaseLogger,
  publicUrl: () => string
): PageLoadLog => {
  const seen = new Map<string, Seen>()

  const isRecent = (known: Seen | undefined, withinMs: number) =>
    known !== undefined && domain.clock() - known.storedAt < withinMs

  return {
    note(integrationId, outcome, headers) {
      const origin = originOf(headers, publicUrl()) ?? ''
      if (origin.length > ORIGIN_MAX_CHARS) return
      const kind = `${integrationId} ${outcome}`
      const site = `${kind} ${origin}`
      const known = seen.get(site)
      if (isRecent(known, SAME_SITE_MS) || isRecent(seen.get(kind), INTEGRATION_MS)) {
        // Only of a site that is known, so that many that are invented take no memory.
        if (known) known.unstored++
        return
      }
      const loads = 1 + (known?.unstored ?? 0)
      if (seen.size >= REMEMBERED_MAX) seen.clear()
      for (const key of [site, kind]) seen.set(key, { storedAt: domain.clock(), unstored: 0 })
      domain
        .write(tx => storePageLoad(tx, { integrationId, outcome, origin, loads }))
        .catch(err => log.warn({ event: 'pageLoad.failed', err }, 'a page load was not stored'))
    }
  }
}
