import { ChatError, isLinkUrl, parseUrl } from '../../../../protocol'

/** Characters that URL parsers drop: the address would be another for a program that keeps them. */
export const DROPPED = /[\t\r\n]|^\s|\s$/

/** Tells whether a visitor may be sent there. */
export const isLinkUri = (uri: string): boolean => !DROPPED.test(uri) && isLinkUrl(parseUrl(uri))

const refuse = (field: string, expected: string, uri: string) =>
  new ChatError(
    'invalid-request',
    `${field} must be ${expected}, got ${JSON.stringify(uri.slice(0, 100))}.`
  )

/** @throws {ChatError} `invalid-request` unless it is an https, http, mailto, tel or sms address. */
export const checkLinkUri = (field: string, uri: string): void => {
  if (!isLinkUri(uri)) throw refuse(field, 'an https, http, mailto, tel or sms address', uri)
}

/** @throws {ChatError} `invalid-request` unless it is the address of a page: https or http. */
export const checkPageUri = (field: string, uri: string): void => {
  if (DROPPED.test(uri) || !/^https?:$/.test(parseUrl(uri)?.protocol ?? ''))
    throw refuse(field, 'an https or http address', uri)
}
