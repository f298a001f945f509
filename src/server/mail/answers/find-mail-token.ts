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

const valuesIn = (head: string, ...names: string[]): string =>
  fieldsIn(head)
    .filter(([name]) => names.includes(name))
    .map(([, text]) => text)
    .join(' ')

/** Lists the addresses that a mail was sent to, as far as its header says so. */
export const findRecipients = (head: string): string[] =>
  [...valuesIn(head, ...RECIPIENTS).matchAll(ADDRESS)].map(([address]) => address)

/**
 * Finds which mail of ours another one answers, by the Message-ID that it refers to.
 *
 * @param head Header of the mail.
 * @returns The random part of the mail of ours; undefined: it answers none.
 */
export const findReferredToken = (head: string): string | undefined => {
  const [replied] = idsIn(valuesIn(head, 'in-reply-to'))
  return replied ?? idsIn(valuesIn(head, 'references')).at(-1)
}

/** Finds which mail of ours a report is about: by the Message-ID of what it returns. */
export const findReportedToken = (report: string): string | undefined => idsIn(report)[0]
