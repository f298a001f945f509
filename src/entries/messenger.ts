import { createMountMessenger, type Closure } from '../widget'

/** Hashes of what is loaded later; the build fills them in. */
declare const __CHUNKS__: { live: Closure; polling: Closure }

/** Stage 2: mounts the messenger; what keeps its conversations follows right behind. */
export const mountMessenger = createMountMessenger(async ({ importChunk }) => {
  const { openMessenger } = await importChunk!<typeof import('./live')>(__CHUNKS__.live)
  return context =>
    openMessenger(context, async () =>
      (await importChunk!<typeof import('./polling')>(__CHUNKS__.polling)).polling()
    )
})
