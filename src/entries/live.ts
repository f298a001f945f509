import { startSync, type SyncCore } from '../client/live'
import { fallback, polling, reconnect, websocket } from '../transports'

const TRANSPORTS = { websocket, polling }

/** Keeps a messenger up to date over the transports that the server offers, in its order. */
export const startLive = (core: SyncCore): (() => void) => {
  const candidates = core.config.transports.flatMap(({ type, url }) =>
    type in TRANSPORTS ? [{ transport: TRANSPORTS[type as keyof typeof TRANSPORTS](), url }] : []
  )
  return startSync(core, reconnect(fallback(candidates), { page: window }))
}
