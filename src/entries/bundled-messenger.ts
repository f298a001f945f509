import { createMountMessenger } from '../widget'
import { polling } from '../transports/polling'
import { startLive } from './live'

/** The messenger in one piece, for pages that bring it in their own bundle. */
export const mountMessenger = createMountMessenger(async core => startLive(core, polling))
