import { isMailAddress } from '../domain/flows'
import type { AppContext } from '../domain/transaction'
import {
  findRecipients,
  findReferredToken,
  findReportedToken,
  isReport,
  type MailTarget,
  readMailTarget
} from '../mail'

/** Addresses of ours that one mail may name. */
const TARGETS_MAX = 10

interface Options {
  /** Domain of our addresses; undefined: there are none. */
  domain: string | undefined
  /** Addresses that the mail was sent to, as far as the envelope is known. */
  named?: string[]
}

/**
 * Finds for which of our places a mail is that came with its header alone: the addresses that it was sent to, else
 * the mail of ours that it refers to.
 *
 * @param head Header of the mail.
 */
export const findTargets = async (
  { storage }: AppContext,
  head: string,
  { domain, named = [] }: Options
): Promise<MailTarget[]> => {
  const isAutomatic = isReport(head)
  const isOurs = async (target: MailTarget) =>
    'token' in target || (!isAutomatic && (await isMailAddress(storage.read, target.address)))
  for (const addresses of domain === undefined ? [] : [named, findRecipients(head)]) {
    const targets: MailTarget[] = []
    for (const address of new Set(addresses.map(each => each.toLowerCase()))) {
      const target = readMailTarget(address, domain ?? '')
      if (targets.length < TARGETS_MAX && target && (await isOurs(target))) targets.push(target)
    }
    if (targets.length) return targets
  }
  const token = findReferredToken(head)
  return token === undefined ? [] : [{ token }]
}

/** Finds the mail of ours that a report of a mail server is about. */
export const findReportTargets = (report: Buffer): MailTarget[] => {
  const token = findReportedToken(report.toString('latin1'))
  return token === undefined ? [] : [{ token }]
}
