import { polling } from '../../transports/polling'
import type { PartModule } from '../../widget/parts'

/** Long polls, for networks that let no WebSocket through. */
export const slots: PartModule['slots'] = { polling }
