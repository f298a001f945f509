import { startSync, type SyncCore } from '../client/live'
import { fallback, reconnect } from '../transports'
import { polling } from '../transports/polling'

/** Keeps a messenger up to date over long polls, which every browser can. */
export const startLive = (core: SyncCore): (() => void) => {
  const candidates = core.config.transports
    .filter(({ type }) => type === 'polling')
    .map(({ url }) => ({ url, open: () => polling() }))
  return startSync(core, reconnect(fallback(candidates), { page: window }))
}
