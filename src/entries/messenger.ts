import { importChecked, type Closure } from '../loader'
import { createMountMessenger } from '../widget'

/** Hashes of what is loaded later; the build fills them in. */
declare const __CHUNKS__: { live: Closure }

const folder = new URL('.', import.meta.url).href

/** Stage 2: mounts the messenger; what keeps it live follows right behind. */
export const mountMessenger = createMountMessenger(async core => {
  const { startLive } = await importChecked<typeof import('./live')>(
    document,
    folder,
    __CHUNKS__.live
  )
  return startLive(core)
})
