import { EMAIL_MAX_CHARS } from './limits'

// RFC 5322 §3.2.3, §3.2.4 and §3.4.1. Each character has one way to go, so the time is linear.
const DOT_ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*"
const QUOTED_STRING = '"(?:[!#-[\\]-~]|\\\\[ -~\\t])*"'
const DOMAIN_LITERAL = '\\[[!-Z^-~]*\\]'

/**
 * Tells whether a text is an e-mail address: an RFC 5322 addr-spec without comments, folding white
 * space and obsolete forms, of at most 128 characters. Nothing is trimmed.
 */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX_CHARS &&
  RegExp(`^(?:${DOT_ATOM}|${QUOTED_STRING})@(?:${DOT_ATOM}|${DOMAIN_LITERAL})$`).test(text)
