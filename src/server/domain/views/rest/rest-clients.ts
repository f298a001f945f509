import { readJson, type Row } from '../../../storage'
import { isoTime } from '../iso-time'
import { humanAgentEnd, windowEnd } from './messaging-window'

/** A channel identity, as the REST API and events show it. */
export interface RestClient {
  id: string
  /** `sdk` for all the user's widgets, else the type of a channel. */
  type: string
  status: 'active' | 'blocked' | 'inactive' | 'pending'
  /** Null for widgets. */
  integrationId: string | null
  /** Id of the user in the channel. */
  externalId?: string | undefined
  displayName?: string | undefined
  lastSeen?: string | undefined
  linkedAt?: string | undefined
  /** Time until which the service takes messages of every kind; absent: it always does. */
  messagingWindowExpiresAt?: string | undefined
}

/** A channel identity with what its integration allows. */
export interface ReachedClient extends RestClient {
  /** Time until which the service takes what people of the business write; absent: no longer than all. */
  humanAgentWindowExpiresAt?: string | undefined
}

/** A browser in which a user's widget was opened, as the REST API shows it. */
export interface RestDevice {
  id: string
  type: 'web'
  /** The widget's id of the browser. */
  guid: string
  clientId: string
  status: 'active' | 'inactive'
  integrationId: string
  lastSeen: string
  info: Record<string, string>
  appVersion?: string | undefined
}

/** A page that a user has opened, as the REST API shows it. */
export interface RestPageVisit {
  url: string
  title?: string | undefined
  visitedAt: string
}

const isoTimeOrNothing = (time: number | null) => (time === null ? undefined : isoTime(time))

/** Shows a client; never the code that links it. */
export const restClient = (row: Row<'clients'>): RestClient => ({
  id: row.id,
  type: row.type,
  status: row.status,
  integrationId: row.integrationId,
  externalId: row.externalId ?? undefined,
  displayName: row.displayName ?? undefined,
  lastSeen: isoTimeOrNothing(row.lastSeen),
  linkedAt: isoTimeOrNothing(row.linkedAt),
  messagingWindowExpiresAt: isoTimeOrNothing(windowEnd(row))
})

/** Shows a client beside its integration. */
export const restReachedClient = (
  client: Row<'clients'>,
  integration: Row<'integrations'> | undefined
): ReachedClient => ({
  ...restClient(client),
  humanAgentWindowExpiresAt: isoTimeOrNothing(humanAgentEnd(client, integration))
})

/** Shows a device. */
export const restDevice = (row: Row<'devices'>): RestDevice => ({
  id: row.id,
  type: 'web',
  guid: row.guid,
  clientId: row.clientId,
  status: row.status,
  integrationId: row.integrationId,
  lastSeen: isoTime(row.lastSeen),
  info: readJson<Record<string, string>>(row.infoJson),
  appVersion: row.appVersion ?? undefined
})

/** Shows a page visit. */
export const restPageVisit = ({ url, title, visitedAt }: Row<'pageVisits'>): RestPageVisit => ({
  url,
  title: title ?? undefined,
  visitedAt: isoTime(visitedAt)
})
