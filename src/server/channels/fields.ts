import { Type } from 'typebox'
import { isEmail } from '../../protocol'
import { parsePhoneNumber } from './phone-number'

const TEXT_MAX_CHARS = 255
const SECRET_MAX_CHARS = 2_048

/** A name or id at an outside service, without spaces. */
export const Handle = Type.String({
  minLength: 1,
  maxLength: TEXT_MAX_CHARS,
  pattern: '^\\S+$',
  description: 'a text without spaces'
})

/** A secret of the business at an outside service: stored encrypted, and never shown. */
export const Secret = Type.String({ minLength: 1, maxLength: SECRET_MAX_CHARS, writeOnly: true })

// The check also gets null where a field may be unset.
const checked = (isRight: (text: string) => boolean, expectation: string) =>
  Type.Refine(
    Type.String(),
    text => text === null || isRight(text),
    () => expectation
  )

/** Whether people write what is sent after the time for all messages, and the service permits that. */
export const HumanAgent = Type.Boolean({
  description:
    'Whether answers later than 24 hours bear the tag `HUMAN_AGENT`, for which the app needs the permission.'
})

/** A telephone number of the business, in E.164. */
export const PhoneNumber = checked(
  text => parsePhoneNumber(text) === text,
  'must be a number such as +447700900100'
)

/** An e-mail address of the business. */
export const Address = checked(isEmail, 'must be an e-mail address')
