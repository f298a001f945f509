import type { SafeLink } from './safe-link'

/** Endings of bare domains that are no endings of files and no words: `shop.com`, not `it.is`. */
const ENDINGS =
  'com|net|org|edu|gov|info|biz|io|app|dev|shop|eu|uk|de|fr|nl|ch|dk|se|fi|pl|cz|es|pt|ie|ca|au|nz|jp|br|mx'

/** Digits of a telephone number, country code first. ITU-T E.164. */
const PHONE_DIGITS = /^\d{7,15}$/

// No letters of languages that put no space between words.
const LETTER = '[\\wÀ-ɏ]'
const WORD = `${LETTER}[\\wÀ-ɏ.%+@-]*`
const HOST = `(?:${LETTER}[\\wÀ-ɏ-]*\\.)+`
// All but white space, quotes, bidi controls, and the punctuation of Chinese and Japanese.
const REST = '[^\\s<>"\\u202a-\\u202e\\u2066-\\u2069\\u3000-\\u303f\\uff00-\\uff0f\\uff1a-\\uff20]'

/**
 * Matches from the start of a word: a URL, an e-mail address, a telephone number or a domain. A word
 * that is none of them is matched whole and skipped, so that the time is linear in the text's length.
 */
const CANDIDATES = new RegExp(
  [
    `((?:[hH]ttps?://|HTTPS?://|[wW]{3}\\.(?=${LETTER}))${REST}+)`,
    `((?:mailto:)?${LETTER}[\\w.%+-]*@${HOST}[a-zA-Z]{2,24}(?![\\w@-]))`,
    '((?:tel:)?\\+\\d[\\d ()./-]{5,22}\\d(?!\\w))',
    `(${HOST}(?:${ENDINGS})(?!\\.?[\\wÀ-ɏ@-])(?:[:/?#]${REST}*)?)`,
    WORD
  ].join('|'),
  'gu'
)

/** Before a word that is part of something else: a path, another address, a name in a chat. */
const JOINT = /[/\\:@=#$&~]/

/** Punctuation that ends a sentence and is not part of an address. */
const PUNCTUATION = /[.,:;!?'*…’”»]/
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Leaves out the punctuation behind an address, and brackets that were opened before it. */
const trim = (address: string): string => {
  const counts: Record<string, number> = {}
  for (const character of address) counts[character] = (counts[character] ?? 0) + 1
  let end = address.length
  for (; end; end--) {
    const last = address[end - 1]!
    const opening = OPENING[last]
    if (opening && counts[last]! > (counts[opening] ?? 0)) counts[last]!--
    else if (!PUNCTUATION.test(last)) break
  }
  return address.slice(0, end)
}

/** A piece of a text; with an address it is a link. */
export interface Piece {
  text: string
  href?: string
}

/**
 * Cuts a text into links and what lies between. The pieces' texts, one after the other, are the text.
 *
 * Links are pages (http, https, www), e-mail addresses, telephone numbers in international form, and
 * domains with an ending that can hardly be anything else.
 *
 * @param safeLink Decides which of them are links.
 */
export const findLinks = (text: string, safeLink: SafeLink): Piece[] => {
  const pieces: Piece[] = []
  let done = 0
  const add = (end: number, href?: string) => {
    if (end > done) pieces.push({ text: text.slice(done, end), ...(href && { href }) })
    done = end
  }

  for (const { 0: found, 1: page, 2: mail, 3: phone, 4: domain, index } of text.matchAll(
    CANDIDATES
  )) {
    const isPart = !page && JOINT.test(text[index - 1] ?? '')
    if (isPart || !(page ?? mail ?? phone ?? domain)) continue
    const link = trim(found)
    const digits = phone?.replace(/\D/g, '') ?? ''
    let address = link
    if (mail) address = `mailto:${link.replace('mailto:', '')}`
    else if (phone) address = PHONE_DIGITS.test(digits) ? `tel:+${digits}` : ''
    else if (!/^https?:/i.test(link)) address = `https://${link}`
    const href = safeLink(address)
    if (!href) continue
    add(index)
    add(index + link.length, href)
  }
  add(text.length)
  return pieces
}
