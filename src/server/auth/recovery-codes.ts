import { Secret } from 'otpauth'

const CODES = 10
/** 80 random bits: their hash tells nothing. */
const CODE_BYTES = 10
/** Digits as Arabic and Persian keyboards write them. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const LOW_BITS = 15

const newRecoveryCode = (): string =>
  new Secret({ size: CODE_BYTES }).base32.toLowerCase().replace(/.{4}(?=.)/g, '$&-')

/** Makes the codes that stand in for a second factor, in groups of four characters. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newRecoveryCode)

/** Makes codes alike that people write with spaces, hyphens, capitals or other digits. */
export const normaliseCode = (code: string): string =>
  code
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(EASTERN_DIGITS, digit => String(digit.charCodeAt(0) & LOW_BITS))
    .toLowerCase()
