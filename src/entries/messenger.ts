import type { ChunkManifest } from '../protocol'
import { createMountMessenger } from '../widget'

/** Loads the chunks that follow; the build fills it in. */
declare const __CHUNKS__: { live: ChunkManifest; features: ChunkManifest }

/** Stage 2: mounts the messenger; what keeps its conversations follows right behind. */
export const mountMessenger = createMountMessenger({
  loadClient: async ({ importChunk }) =>
    (await importChunk!<typeof import('./live')>(__CHUNKS__.live)).openClient,
  loadFeatures: async ({ importChunk }) =>
    (await importChunk!<typeof import('./features')>(__CHUNKS__.features)).startFeatures
})
