import { startSync, type SyncContext } from '../client/sync'
import type { TransportAddress } from '../protocol'
import { fallback, reconnect, type OpenTransport, type Transport } from '../transports'
import { websocket } from '../transports/websocket'

/** Finds how to open a transport beside WebSocket by the type of its address; none where it is unknown. */
export type FindTransport = (
  type: Exclude<TransportAddress['type'], 'websocket'>
) => OpenTransport | undefined

/**
 * Keeps a messenger up to date over the transports that the server offers, in its order.
 *
 * @param given The page's own, to try instead in this order.
 */
export const startLive = (
  context: SyncContext,
  findTransport: FindTransport,
  given?: Transport | Transport[]
): (() => void) => {
  const { transports, baseUrl } = context.config
  const candidates = given
    ? [given].flat().map(transport => ({
        url: transports.find(({ type }) => type === transport.type)?.url ?? baseUrl,
        open: () => transport
      }))
    : transports.map(({ type, url }) => ({
        url,
        open: type === 'websocket' ? websocket : findTransport(type)
      }))
  return startSync(context, reconnect(fallback(candidates), { page: globalThis.window }))
}
