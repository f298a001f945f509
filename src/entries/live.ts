import type { ChunkManifest } from '../protocol'
import { createOpenClient } from './create-open-client'

/** Loads the transports beside WebSocket; the build fills it in. */
declare const __POLLING__: ChunkManifest

/** Opens what keeps the conversations of a page, on the CDN. */
export const openClient = createOpenClient((type, { host }) => {
  if (!/^(polling|mqtt)$/.test(type)) return undefined
  const load = host.importChunk!
  return async () => (await load<typeof import('./polling')>(__POLLING__))[type](load)
})
