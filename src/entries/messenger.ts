import { createMountMessenger, type Closure, type StartParts } from '../widget'

/** Hashes of what is loaded later; the build fills them in. */
declare const __CHUNKS__: { live: Closure; parts: Closure }

/** Stage 2: mounts the messenger; what keeps its conversations follows right behind. */
export const mountMessenger = createMountMessenger({
  loadOpener: async ({ importChunk }) =>
    (await importChunk!<typeof import('./live')>(__CHUNKS__.live)).openMessenger,
  loadParts: async ({ importChunk }): Promise<StartParts> =>
    (await importChunk!<typeof import('./parts')>(__CHUNKS__.parts)).startParts
})
