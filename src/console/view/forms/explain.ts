import { ApiError } from '../../api'
import type { Translate } from '../../texts'

/** Says why a call failed, in a sentence for people; the server's own sentences are in English. */
export const explain = (t: Translate, error: unknown): string => {
  if (!(error instanceof ApiError) || error.status === 0) return t('errors.unreachable')
  return error.titles[0] ?? t('errors.answered', { status: String(error.status) })
}
