import { Type } from 'typebox'

const EMAIL_MAX_CHARS = 254
const TOKEN_MAX_CHARS = 1000
const PASSWORD_MAX_CHARS = 1024
const CODE_MAX_CHARS = 100

/** The one-time token of a link. */
export const LinkToken = Type.String({
  minLength: 1,
  maxLength: TOKEN_MAX_CHARS,
  writeOnly: true
})
/** The e-mail address of a console user. */
export const Email = Type.String({ minLength: 1, maxLength: EMAIL_MAX_CHARS })
/** The password of a console user. */
export const Password = Type.String({
  minLength: 1,
  maxLength: PASSWORD_MAX_CHARS,
  writeOnly: true
})
/** A code of an authenticator app, or one for recovery. */
export const Code = Type.String({ minLength: 1, maxLength: CODE_MAX_CHARS, writeOnly: true })
