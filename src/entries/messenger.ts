import { importChecked, type Closure } from '../loader'
import { createMountMessenger } from '../widget'

/** Hashes of what is loaded later; the build fills them in. */
declare const __CHUNKS__: { live: Closure; polling: Closure }

const load = <Module>(closure: Closure) =>
  importChecked<Module>(document, new URL('.', import.meta.url).href, closure)

/** Stage 2: mounts the messenger; what keeps its conversations follows right behind. */
export const mountMessenger = createMountMessenger(async () => {
  const { openMessenger } = await load<typeof import('./live')>(__CHUNKS__.live)
  return context =>
    openMessenger(context, async () =>
      (await load<typeof import('./polling')>(__CHUNKS__.polling)).polling()
    )
})
