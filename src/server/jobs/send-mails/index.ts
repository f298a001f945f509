import { recoverMails } from '../../domain/flows'
import { MAILS_TOPIC } from '../../domain/transaction'
import { startDueWork } from '../due-work'
import { sendMail, type SendServices } from './send-mail'

/**
 * Sends the mails that are due: those of before, and new ones when their time has come.
 *
 * @returns A function that stops the job, and resolves when no mail is under way.
 */
export const startSendingMails = (
  services: Omit<SendServices, 'signal'>
): (() => Promise<void>) => {
  const { domain, log } = services
  return startDueWork({
    domain,
    log,
    topic: MAILS_TOPIC,
    table: 'mails',
    run: (id, signal) => sendMail(id, { ...services, signal }),
    async recover() {
      const count = await recoverMails(domain)
      if (!count) return
      log.warn(
        { event: 'mail.unanswered', count },
        'the server had ended before these mails were answered; they are not repeated'
      )
    },
    failures: { notClaimed: 'mail.notClaimed', notRead: 'mails.notRead' }
  })
}
