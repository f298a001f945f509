import { NAME_MAX_CHARS } from '../../../protocol'
import type { PlainKey, Translate } from '../../texts'

/** Hint of a field for a name, with the length that the server takes. */
export const nameHint = (t: Translate, hint: PlainKey): string =>
  `${t(hint)} ${t('common.upTo', { count: NAME_MAX_CHARS })}`
