import { polling } from '../transports/polling'
import { createMountMessenger } from '../widget'
import { openMessenger } from './live'

/** The messenger in one piece, for pages that bring it in their own bundle. */
export const mountMessenger = createMountMessenger(
  async () => context => openMessenger(context, polling)
)
