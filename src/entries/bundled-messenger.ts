import { polling } from '../transports/polling'
import { createMountMessenger } from '../widget'
import { findFeatures } from '../widget/chunks'
import { createLoadSlot } from '../widget/core/loading'
import { bundledLanguages } from './bundled-languages'
import { createOpenClient } from './create-open-client'

/** The messenger in one piece, for pages that have it in their own bundle. Languages are imported when needed. */
export const mountMessenger = createMountMessenger({
  loadClient: async () => createOpenClient(type => (type === 'polling' ? polling : undefined)),
  loadFeatures: async () => context => createLoadSlot(context, findFeatures(bundledLanguages))
})
