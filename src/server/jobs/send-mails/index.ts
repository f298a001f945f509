import { MAILS_TOPIC } from '../../domain/transaction'
import { type DueWork, startDueWork } from '../due-work'
import { type Attempt, INVITATION_MAILS, type MailKind, USER_MAILS } from './mail-kind'
import { sendMail, type SendServices } from './send-mail'

type Services = Omit<SendServices, 'signal'> & Pick<DueWork, 'lead'>

const startSendingKind = <Claimed extends Attempt>(
  kind: MailKind<Claimed>,
  services: Services
): (() => Promise<void>) => {
  const { domain, log, lead } = services
  return startDueWork({
    domain,
    log,
    lead,
    topic: MAILS_TOPIC,
    table: kind.table,
    run: (id, signal) => sendMail(kind, id, { ...services, signal }),
    async recover() {
      const count = await kind.recover(domain)
      if (!count) return
      log.warn(
        { event: 'mail.unanswered', count },
        'the server had ended before these mails were answered; they are not repeated'
      )
    },
    failures: { notClaimed: 'mail.notClaimed', notRead: 'mails.notRead' }
  })
}

/**
 * Sends the mails that are due, to users and to invited colleagues: those of before, and new ones when their
 * time has come.
 *
 * @returns A function that stops the job, and resolves when no mail is under way.
 */
export const startSendingMails = (services: Services): (() => Promise<void>) => {
  const stops = [
    startSendingKind(USER_MAILS, services),
    startSendingKind(INVITATION_MAILS, services)
  ]
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}
