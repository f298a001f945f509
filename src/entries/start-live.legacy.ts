import { startSync, type SyncContext } from '../client/sync'
import { fallback, reconnect } from '../transports'
import { polling } from '../transports/polling'

/** Keeps a messenger up to date over long polls, which every browser can. */
export const startLive = (context: SyncContext): (() => void) => {
  const candidates = context.config.transports
    .filter(({ type }) => type === 'polling')
    .map(({ url }) => ({ url, open: () => polling() }))
  return startSync(context, reconnect(fallback(candidates), { page: window }))
}
