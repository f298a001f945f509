import { createHistory } from '../../client/history'
import type { PartModule } from '../../widget/parts'
import { Earlier, TEXTS } from '../../widget/parts/history'

/** Earlier messages. */
export const slots: PartModule['slots'] = { createHistory, earlier: Earlier }
export const texts = TEXTS
