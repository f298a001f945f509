import { readAnswerToken } from './answer-address'

const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']
const OWN_ID = /<[\da-f]{24}\.([\da-f]{32})@[^>\s]+>/gi
const ADDRESS = /[^\s<>,;:"]+@[^\s<>,;:"]+/g

/** Reads the header fields of a mail, by lower-case name, without line breaks. */
const fieldsIn = (head: string): [name: string, value: string][] =>
  head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map(line => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1)
    ])

const idsIn = (text: string): string[] =>
  [...text.matchAll(OWN_ID)].map(([, token = '']) => token.toLowerCase())

/** Tells whether a mail is a report of a mail server. */
export const isReport = (head: string): boolean =>
  fieldsIn(head).some(
    ([name, value]) => name === 'content-type' && /multipart\/report/i.test(value)
  )

/**
 * Finds which mail of ours another one in a mailbox answers: by the address that it was sent to, else by the
 * Message-ID that it refers to.
 *
 * @param head Header of the mail.
 * @param domain Domain of the addresses for answers; undefined: there are none.
 * @returns The random part of the mail of ours; undefined: it answers none.
 */
export const findAnsweredToken = (head: string, domain: string | undefined): string | undefined => {
  const fields = fieldsIn(head)
  const valuesOf = (name: string) =>
    fields.filter(([other]) => other === name).map(([, text]) => text)
  if (domain !== undefined) {
    for (const [address] of RECIPIENTS.flatMap(valuesOf).join(' ').matchAll(ADDRESS)) {
      const token = readAnswerToken(address, domain)
      if (token) return token
    }
  }
  const [replied] = idsIn(valuesOf('in-reply-to').join(' '))
  return replied ?? idsIn(valuesOf('references').join(' ')).at(-1)
}

/** Finds which mail of ours a report is about: by the Message-ID of what it returns. */
export const findReportedToken = (report: string): string | undefined => idsIn(report)[0]
