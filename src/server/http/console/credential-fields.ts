import { Type } from 'typebox'

const EMAIL_MAX_CHARS = 254
const PASSWORD_MAX_CHARS = 1024

/** The e-mail address of a console user. */
export const Email = Type.String({ minLength: 1, maxLength: EMAIL_MAX_CHARS })
/** The password of a console user. */
export const Password = Type.String({
  minLength: 1,
  maxLength: PASSWORD_MAX_CHARS,
  writeOnly: true
})
