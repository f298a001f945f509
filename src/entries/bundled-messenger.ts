import { createMountMessenger } from '../widget'
import { createNeed, type PartModule } from '../widget/parts'
import { openMessenger } from './live'
import { partOf } from './part-of'
import * as history from './parts/history'
import * as polling from './parts/polling'

const PARTS: Record<string, PartModule> = { history, polling }

/** The messenger in one piece, for pages that bring it in their own bundle. */
export const mountMessenger = createMountMessenger({
  loadOpener: async () => openMessenger,
  loadParts: async () => (services, addSlots) =>
    createNeed(services, addSlots, async slot => PARTS[partOf(slot)])
})
