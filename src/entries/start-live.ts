import { startSync, type SyncContext } from '../client/sync'
import { fallback, reconnect, type OpenTransport, type Transport } from '../transports'
import { websocket } from '../transports/websocket'

/**
 * Keeps a messenger up to date over the transports that the server offers, in its order.
 *
 * @param openPolling Opens the transport that is needed only where WebSocket fails.
 * @param given The page's own, to try instead in this order.
 */
export const startLive = (
  context: SyncContext,
  openPolling: OpenTransport,
  given?: Transport | Transport[]
): (() => void) => {
  const { transports, baseUrl } = context.config
  const open: Record<string, OpenTransport> = { websocket, polling: openPolling }
  const candidates = given
    ? [given].flat().map(transport => ({
        url: transports.find(({ type }) => type === transport.type)?.url ?? baseUrl,
        open: () => transport
      }))
    : transports.map(({ type, url }) => ({ url, open: open[type] }))
  return startSync(context, reconnect(fallback(candidates), { page: globalThis.window }))
}
