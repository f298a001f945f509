import { openStories } from '../stories'
import type { PartModule } from '../widget/parts'
import { partOf } from './part-of'

/** Each part is a file of its own, as on the CDN; a slot that none fills stays empty. */
const loadPart = async (slot: string): Promise<PartModule | undefined> => {
  try {
    return await import(`./parts/${partOf(slot)}.ts`)
  } catch (error) {
    if ((error as Error).message.startsWith('Module not found')) return undefined
    throw error
  }
}

void openStories(window, loadPart)
