import { judgeBy } from '../meta/judge'

/** @see https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
export const judge = judgeBy({
  // Of the app, the account, the number or to one person.
  throttled: [4, 80_007, 130_429, 131_048, 131_056, 133_016],
  // Among them a file that it could not fetch in time.
  temporary: [1, 2, 131_000, 131_016, 131_053, 131_057, 133_004],
  // Among them a number that is not registered.
  unknownAccount: [0, 3, 10, 190, 368, 131_005, 131_031, 133_010],
  // To one person, one message in six seconds is allowed.
  personWaitsMs: { 131_056: 6_000 }
})
