import type { Row } from '../../storage'

/** Where a user is reached, as the REST API and events show it. */
export interface RestClient {
  id: string
  /** `sdk` for all the user's widgets, else the type of a channel. */
  type: string
  status: 'active' | 'blocked' | 'inactive' | 'pending'
  /** Null for widgets. */
  integrationId: string | null
  /** Who the user is in the channel. */
  externalId?: string
  displayName?: string
  lastSeen?: string
  linkedAt?: string
}

/** A browser in which a user's widget was opened, as the REST API shows it. */
export interface RestDevice {
  id: string
  type: 'web'
  /** As the widget calls it. */
  guid: string
  clientId: string
  status: 'active' | 'inactive'
  integrationId: string
  lastSeen: string
  info: Record<string, string>
  appVersion?: string
}

const iso = (time: number | null) => (time === null ? undefined : new Date(time).toISOString())

/** Shows a client; never the code that links it. */
export const restClient = (row: Row<'clients'>): RestClient => ({
  id: row.id,
  type: row.type,
  status: row.status,
  integrationId: row.integrationId,
  externalId: row.externalId ?? undefined,
  displayName: row.displayName ?? undefined,
  lastSeen: iso(row.lastSeen),
  linkedAt: iso(row.linkedAt)
})

/** Shows a device. */
export const restDevice = (row: Row<'devices'>): RestDevice => ({
  id: row.id,
  type: 'web',
  guid: row.guid,
  clientId: row.clientId,
  status: row.status,
  integrationId: row.integrationId,
  lastSeen: iso(row.lastSeen)!,
  info: JSON.parse(row.infoJson) as Record<string, string>,
  appVersion: row.appVersion ?? undefined
})
