import type { ListenSettings, MailSettings } from '../mail'
import { cannotListen } from '../setup'
import { type Door, listenForMails } from './listen'
import type { TakeServices } from './take-mail'

/** Services and settings of taking mails. */
export type MailInServices = TakeServices & { mail: MailSettings }

const doorsOf = ({ host, smtpPort, lmtpPort }: ListenSettings, domain: string): Door[] => [
  ...(smtpPort === undefined ? [] : [{ protocol: 'smtp' as const, host, port: smtpPort, domain }]),
  ...(lmtpPort === undefined ? [] : [{ protocol: 'lmtp' as const, host, port: lmtpPort, domain }])
]

/**
 * Takes answers to mails where the settings say so.
 *
 * @returns A function that ends it, and resolves when no mail is under way.
 * @throws {StartError} When a port cannot be used.
 */
export const startTakingMails = async (services: MailInServices): Promise<() => Promise<void>> => {
  const { listen, domain } = services.mail
  const closes: (() => Promise<void>)[] = []
  const close = async () => void (await Promise.all(closes.map(end => end())))
  if (!listen || domain === undefined) return close
  for (const door of doorsOf(listen, domain)) {
    try {
      closes.push(await listenForMails(door, services))
    } catch (cause) {
      await close()
      const name = door.protocol === 'smtp' ? 'PIPIT_MAIL_PORT' : 'PIPIT_LMTP_PORT'
      throw cannotListen(door.host, door.port, cause, { port: name, host: 'PIPIT_MAIL_HOST' })
    }
  }
  return close
}
