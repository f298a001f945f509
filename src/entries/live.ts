import type { ChunkManifest } from '../protocol'
import { createOpenClient } from './create-open-client'

/** Loads long polls; the build fills it in. */
declare const __POLLING__: ChunkManifest

/** Opens what keeps the conversations of a page, on the CDN. */
export const openClient = createOpenClient(
  async ({ host }) => (await host.importChunk!<typeof import('./polling')>(__POLLING__)).polling
)
