import type { ImapFlow } from 'imapflow'
import { findMailbox, saveMailbox } from '../../domain/records'
import { isReport, type MailboxSettings } from '../../mail'
import { findReportTargets, findTargets } from '../find-targets'
import { MAIL_MAX_BYTES, openMail, type Taken, type TakeServices } from '../take-mail'

const DAY_MS = 24 * 3_600_000
/** Results after which a mail is of no more use in the mailbox. */
const DONE: Taken[] = ['taken', 'known', 'ignored', 'failed', 'complained']

const idOf = ({ login, host, folder }: MailboxSettings) => `${login.user}@${host}/${folder}`

/**
 * Lists the UIDs of mails that were not looked at, oldest first: those behind a UID, or of the last day.
 *
 * @param lastUid Undefined: nothing is known of the folder.
 */
const listNew = async (
  client: ImapFlow,
  lastUid: number | undefined,
  now: number
): Promise<number[]> => {
  const query =
    lastUid === undefined ? { since: new Date(now - DAY_MS) } : { uid: `${lastUid + 1}:*` }
  const found = (await client.search(query, { uid: true })) || []
  // The range names the newest mail, too, where there is none after it.
  return found.filter(uid => uid > (lastUid ?? 0)).sort((a, b) => a - b)
}

/** @returns Undefined: it is no mail for us. */
const takeOne = async (
  client: ImapFlow,
  uid: number,
  domain: string | undefined,
  services: TakeServices
): Promise<Taken | undefined> => {
  const { log } = services
  const found = await client.fetchOne(`${uid}`, { size: true, headers: true }, { uid: true })
  if (!found || !found.headers) return undefined
  const head = found.headers.toString('latin1')
  const targets = await findTargets(services.domain, head, { domain })
  if (!targets.length && !isReport(head)) return undefined
  if ((found.size ?? 0) > MAIL_MAX_BYTES) {
    log.warn({ event: 'mailbox.left', uid, result: 'too large' }, 'a mail stays in the mailbox')
    return undefined
  }
  const mail = await client.fetchOne(`${uid}`, { source: true }, { uid: true })
  const raw = mail && mail.source
  if (!raw) return undefined
  const take = await openMail(raw, services)
  const results: Taken[] = []
  const places = targets.length ? targets : findReportTargets(raw)
  for (const target of places) results.push(await take(target))
  const taken = results.find(result => result === 'taken') ?? results[0]
  if (taken === undefined || taken === 'unknown') return undefined
  log.info({ event: 'mail.received', result: taken }, 'a mail came in')
  return taken
}

/**
 * Takes the answers, the reports and the mails to addresses of businesses in the open folder that were not
 * looked at before, and marks them as seen. Other mails are left alone.
 *
 * @throws The error of the connection, or of the database: the mail is taken at the next try.
 */
export const takeNew = async (
  client: ImapFlow,
  mailbox: MailboxSettings,
  services: TakeServices
): Promise<void> => {
  const { domain: context, log } = services
  if (!client.mailbox) throw new Error('The folder is not open.')
  const id = idOf(mailbox)
  const uidValidity = String(client.mailbox.uidValidity)
  const known = await findMailbox(context.storage.read, id)
  const save = (lastUid: number) =>
    context.write(tx => saveMailbox(tx, { id, uidValidity, lastUid }))
  const lastUid = known?.uidValidity === uidValidity ? known.lastUid : undefined
  const uids = await listNew(client, lastUid, context.clock())
  for (const uid of uids) {
    const taken = await takeOne(client, uid, mailbox.domain, services)
    if (taken && DONE.includes(taken)) {
      await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true })
      await save(uid)
    } else if (taken) {
      log.warn({ event: 'mailbox.left', uid, result: taken }, 'a mail stays in the mailbox')
    }
  }
  const newest = uids.at(-1) ?? lastUid ?? client.mailbox.uidNext - 1
  if (newest !== lastUid) await save(newest)
}
