import type { GraphError } from '../meta/graph'
import { isPermission, judgeBy } from '../meta/judge'

/** The person has blocked the page, deleted the conversation, or left Facebook. */
const UNAVAILABLE = 551
const UNAVAILABLE_SUBCODE = 1_545_041
/** The person may not be written to. */
const NO_MESSAGES = 230
/** No permission. */
const NOT_ALLOWED = 10

const aboutPerson = ({
  code = -1,
  error_subcode: subcode
}: GraphError): 'refused' | 'stopped' | undefined => {
  if (code === UNAVAILABLE || subcode === UNAVAILABLE_SUBCODE) return 'stopped'
  // An error with a subcode concerns one person: the day for an answer is over, or another app is in control.
  const isDetailed = subcode !== undefined && (code === NOT_ALLOWED || isPermission(code))
  return code === NO_MESSAGES || isDetailed ? 'refused' : undefined
}

/** @see https://developers.facebook.com/docs/messenger-platform/error-codes */
export const judge = judgeBy({
  // Of the app, of the one who made the token, or of the page.
  throttled: [4, 17, 32, 613, 80_006],
  temporary: [1, 2, 1_200],
  unknownAccount: [0, 3, NOT_ALLOWED, 102, 190, 368],
  aboutPerson
})
