import { startSync, type SyncCore } from '../client/live'
import { fallback, reconnect, type OpenTransport } from '../transports'
import { websocket } from '../transports/websocket'

/**
 * Keeps a messenger up to date over the transports that the server offers, in its order.
 *
 * @param openPolling Opens the transport that is needed only where WebSocket fails.
 */
export const startLive = (core: SyncCore, openPolling: OpenTransport): (() => void) => {
  const open: Record<string, OpenTransport> = { websocket, polling: openPolling }
  const candidates = core.config.transports.map(({ type, url }) => ({ url, open: open[type] }))
  return startSync(core, reconnect(fallback(candidates), { page: window }))
}
