import { openStories } from '../stories'
import { partOf } from './part-of'

/** Each part is a file of its own, as on the CDN; a slot that none fills stays empty. */
const loadPart = (slot: string) =>
  import(`./parts/${partOf(slot)}.ts`).catch((error: Error) => {
    if (!error.message.startsWith('Module not found')) throw error
  })

void openStories(window, loadPart)
