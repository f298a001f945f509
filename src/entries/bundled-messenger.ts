import { createMountMessenger } from '../widget'
import { createNeed, type PartModule } from '../widget/parts'
import { openMessenger } from './live'
import { partOf } from './part-of'
import * as calls from './parts/calls'
import * as contents from './parts/contents'
import { end } from './end'
import * as fit from '../widget/parts/fit'
import * as forms from './parts/forms'
import * as navigation from './parts/navigation'
import * as polling from './parts/polling'
import * as uploads from './parts/uploads'

const PARTS: Record<string, PartModule> = {
  calls,
  contents,
  end,
  fit,
  forms,
  navigation,
  polling,
  uploads
}

/**
 * The messenger in one piece, for pages that bring it in their own bundle. Languages are left out of it:
 * its texts are English or the page's own, its dates those of the locale.
 */
export const mountMessenger = createMountMessenger({
  loadOpener: async () => openMessenger,
  loadParts: async () => (services, addSlots) =>
    createNeed(services, addSlots, async slot => PARTS[partOf(slot)])
})
