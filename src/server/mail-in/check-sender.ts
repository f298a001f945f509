import type { authenticate, DMARCResult, DNSResolver } from 'mailauth'
import { isPublicAddress } from '../outbound'

/** Longest wait for DNS. */
const WAIT_MAX_MS = 3_000
/** Each signature asks DNS for a key. */
const SIGNATURES_MAX = 10

/** Checks of the senders of mails. */
export interface SenderChecks {
  /** Asks DNS. @default that of Node */
  resolver?: DNSResolver
  /** Whether machines at this IP address are strangers: senders are checked with them alone. */
  isForeign: (ip: string) => boolean
}

/** Machine and envelope from which a mail comes. */
export interface Sender {
  ip: string
  /** Name by which the machine calls itself. */
  helo: string
  /** Empty in reports of mail servers. */
  address: string
  /** Name under which the results stand: the domain that the mail came to. */
  host: string
}

/** Result of the checks. */
export interface CheckedSender {
  /** Whether the domain in `From` has such mails refused. */
  isForged: boolean
  /** Header fields with the results; empty: there are none. */
  fields: string
  /** Address in `From`, if its domain vouches for the mail; undefined: it may be forged. */
  proven?: string | undefined
}

/** Result where no check has spoken. */
export const UNCHECKED: CheckedSender = { isForged: false, fields: '' }

/** Checks strangers on the internet by the DNS of this machine. */
export const ofStrangers: SenderChecks = { isForeign: isPublicAddress }

const countSignatures = (raw: Buffer): number => {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.subarray(0, end < 0 ? raw.length : end).toString('latin1')
  return head.match(/^dkim-signature:/gim)?.length ?? 0
}

/** A signature over a part of the mail leaves room for other words. */
const isWholeProven = ({ status, alignment }: DMARCResult): boolean =>
  status.result === 'pass' &&
  Boolean(alignment.spf.result || (alignment.dkim.result && !alignment.dkim.underSized))

const readResult = async (
  check: typeof authenticate,
  raw: Buffer,
  { ip, helo, address, host }: Sender,
  resolver: DNSResolver | undefined
): Promise<CheckedSender> => {
  const { dkim, spf, dmarc, headers } = await check(raw, {
    ip,
    helo,
    sender: address,
    mta: host,
    disableArc: true,
    disableBimi: true,
    ...(resolver && { resolver })
  })
  // Without one `From`, no domain is responsible for the mail.
  if (!dmarc) return { isForged: dmarc === false, fields: headers }
  const isOwn = (name: string) => name === dmarc.domain || name.endsWith(`.${dmarc.domain}`)
  const undecided = [
    ...dkim.results.map(({ status, signingDomain }) => ({ status, name: signingDomain })),
    ...(spf ? [{ status: spf.status, name: spf.domain }] : [])
  ].some(({ status, name }) => status.result === 'temperror' && isOwn(name))
  const isRefused = dmarc.status.result === 'fail' && dmarc.policy === 'reject'
  const proven = isWholeProven(dmarc) ? dkim.headerFrom[0] : undefined
  return { isForged: isRefused && !undecided, fields: headers, proven }
}

/**
 * Checks a mail of a stranger by SPF, DKIM and DMARC. What is not known in time counts for the mail: the
 * address for answers proves it.
 *
 * @see RFC 7208, RFC 6376, RFC 7489
 */
export const checkSender = async (
  raw: Buffer,
  sender: Sender,
  { resolver, isForeign }: SenderChecks
): Promise<CheckedSender> => {
  if (!isForeign(sender.ip)) return UNCHECKED
  if (countSignatures(raw) > SIGNATURES_MAX) return { isForged: true, fields: '' }
  // Outside of the limit, which the first mail on a busy machine would spend on it.
  const { authenticate } = await import('mailauth')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<CheckedSender>(resolve => {
    timer = setTimeout(resolve, WAIT_MAX_MS, UNCHECKED)
  })
  const result = readResult(authenticate, raw, sender, resolver).catch(() => UNCHECKED)
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
