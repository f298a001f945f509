import type { Translate } from '../../core'
import { kindOf } from './kinds'
import type { LinkProblem } from './links'

/** Texts by code of the problem; under no code any other. */
const ERRORS: Record<string, string> = {
  '': 'linkError',
  cancelled: 'linkCancelled',
  expired: 'linkExpired',
  'ping-failed': 'smsPingChannelError'
}

/** Returns the reason why a channel is not linked; not every reason is worded as an error. */
export const problemText = (
  translate: Translate,
  type: string,
  { code, appUserNumber = '', minutes = 1 }: LinkProblem
): string => {
  if (code === 'too-many-requests')
    return translate.error(
      minutes > 1 ? 'smsTooManyRequestsError' : 'smsTooManyRequestsOneMinuteError',
      { minutes }
    )
  const errors = kindOf(type).errors ?? {}
  const key = errors[code] ?? ERRORS[code] ?? errors[''] ?? ERRORS['']!
  return /cancelled|expired/.test(code) ? translate(key, { appUserNumber }) : translate.error(key)
}
