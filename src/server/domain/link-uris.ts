import { ChatError } from '../../protocol'

const LINK = /^(https?|mailto|tel|sms):$/
const PAGE = /^https?:$/

const hasProtocol = (uri: string, protocols: RegExp): boolean =>
  URL.canParse(uri) && protocols.test(new URL(uri).protocol)

/** Tells whether a visitor may be sent there. */
export const isLinkUri = (uri: string): boolean => hasProtocol(uri, LINK)

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
  if (!hasProtocol(uri, PAGE)) throw refuse(field, 'an https or http address', uri)
}
