import { findChannel } from '../../../channels'
import { readJson, type Row } from '../../../storage'

/** Returns a time after the person has written last. A client of an older database has no `wroteAt`. */
const endAfter = (
  { status, wroteAt, lastSeen }: Row<'clients'>,
  ms: number | undefined
): number | null => {
  const since = wroteAt ?? lastSeen
  return ms === undefined || since === null || status !== 'active' ? null : since + ms
}

/** Returns the time until which a service takes messages of every kind; null: it always does. */
export const windowEnd = (client: Row<'clients'>): number | null =>
  endAfter(client, findChannel(client.type)?.service?.windowMs)

/** Returns the time until which a service takes what people of the business write; null: no longer than all. */
export const humanAgentEnd = (
  client: Row<'clients'>,
  integration: Pick<Row<'integrations'>, 'settingsJson'> | undefined
): number | null => {
  const { humanAgent } = readJson<{ humanAgent?: boolean }>(integration?.settingsJson ?? '{}')
  return humanAgent ? endAfter(client, findChannel(client.type)?.service?.humanAgentMs) : null
}
