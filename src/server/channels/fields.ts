import { Type } from 'typebox'
import { isEmail } from '../../protocol'
import { readPhoneNumber } from './phone-number'

const TEXT_MAX_CHARS = 255
const SECRET_MAX_CHARS = 2_048

/** What an outside service calls something: never blank. */
export const Handle = Type.String({
  minLength: 1,
  maxLength: TEXT_MAX_CHARS,
  pattern: '^\\S+$',
  description: 'a text without spaces'
})

/** What only the business and the outside service may know: kept sealed, and never said again. */
export const Secret = Type.String({ minLength: 1, maxLength: SECRET_MAX_CHARS, writeOnly: true })

// Where a field may be unset, the same check sees null.
const checked = (isRight: (text: string) => boolean, expectation: string) =>
  Type.Refine(
    Type.String(),
    text => text === null || isRight(text),
    () => expectation
  )

/** A telephone number of the business, as E.164 has it. */
export const PhoneNumber = checked(
  text => readPhoneNumber(text) === text,
  'must be a number such as +447700900100'
)

/** An e-mail address of the business. */
export const Address = checked(isEmail, 'must be an e-mail address')
