import { createHistory } from '../../client/history'
import type { PartModule } from '../../widget/parts'

/** Earlier messages. */
export const slots: PartModule['slots'] = { createHistory }
