/** Headers of a mail by lower-case name. */
export type Headers = ReadonlyMap<string, string>

const ROBOT = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+@-]|$)/i

/**
 * Tells why a mail was written by a program: an answer to it could begin a loop.
 *
 * @param from Address of its author. @param own Our address.
 * @returns Undefined: a person wrote it.
 * @see RFC 3834
 */
export const findAutomatic = (
  headers: Headers,
  { from, own }: { from: string | undefined; own: string }
): string | undefined => {
  const value = (name: string) => headers.get(name)?.trim().toLowerCase()
  const submitted = value('auto-submitted')
  if (submitted !== undefined && !/^no\b/.test(submitted)) return 'Auto-Submitted'
  if (/^(bulk|list|junk|auto_reply)\b/.test(value('precedence') ?? '')) return 'Precedence'
  const named = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id']
  const header = named.find(name => headers.has(name))
  if (header) return header
  if (value('return-path') === '<>') return 'Return-Path'
  if (value('content-type')?.startsWith('multipart/report')) return 'a report'
  if (from === undefined) return 'no author'
  if (from.toLowerCase() === own.toLowerCase()) return 'our own address'
  return ROBOT.test(from) ? 'the author’s address' : undefined
}
