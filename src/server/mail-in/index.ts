import type { MailSettings } from '../mail'
import { cannotListen } from '../setup'
export { findReportTargets, findTargets } from './find-targets'
export { MAIL_MAX_BYTES, openMail, type Taken } from './take-mail'
export { startReadingMailbox } from './mailbox'
import { ofStrangers, type SenderChecks } from './check-sender'
import { listenForMails } from './listen'
import type { TakeServices } from './take-mail'

/** Services and settings of taking mails. */
export type MailInServices = TakeServices & {
  mail: MailSettings
  /** Tells with whom senders are checked. @default strangers on the internet */
  checks?: SenderChecks
}

/**
 * Takes answers to mails where the settings say so.
 *
 * @returns A function that ends it, and resolves when no mail is under way.
 * @throws {StartError} When a port cannot be used.
 */
export const startTakingMails = async (services: MailInServices): Promise<() => Promise<void>> => {
  const { mail, checks = ofStrangers } = services
  const { listen } = mail
  const closes: (() => Promise<void>)[] = []
  const close = async () => void (await Promise.all(closes.map(end => end())))
  if (!listen) return close
  for (const door of listen.doors) {
    try {
      closes.push(await listenForMails(door, listen, services, checks))
    } catch (cause) {
      await close()
      const names = { port: door.setting, host: 'PIPIT_MAIL_HOST' }
      throw cannotListen(door.host, door.port, cause, names)
    }
  }
  return close
}
