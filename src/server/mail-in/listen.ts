import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { isMailAddress, isMailToken } from '../domain/flows'
import {
  type Door,
  type ListenSettings,
  loadCertificate,
  type MailTarget,
  readMailTarget
} from '../mail'
import { checkSender, type SenderChecks, UNCHECKED } from './check-sender'
import { followCertificate } from './follow-certificate'
import { MAIL_MAX_BYTES, openMail, type Taken, type TakeServices } from './take-mail'

const CLIENTS_MAX = 50
/** Mails that are in memory at once; senders repeat the others later. */
const UNDER_WAY_MAX = 8
const SILENCE_MAX_MS = 60_000
const CLOSE_MAX_MS = 5_000
/** Addresses of ours that one mail may name. */
const RECIPIENTS_MAX = 10

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

const REFUSALS: Partial<Record<Taken, Error>> = {
  unknown: refusal(550, '5.1.1 There is no such address.'),
  unreadable: refusal(550, '5.6.0 The mail cannot be read.'),
  closed: refusal(550, '5.2.1 This conversation is closed.'),
  full: refusal(452, '4.2.2 Too many mails to this address. Try again later.')
}
const FORGED = refusal(550, '5.7.1 The domain of the sender has this mail refused.')
const TOO_LARGE = refusal(552, `5.3.4 Mails have ${MAIL_MAX_BYTES} bytes at most.`)
const BUSY = refusal(451, '4.3.2 Too many mails at once. Try again later.')
const FAILED = refusal(451, '4.3.0 The mail cannot be kept now. Try again later.')

/** @returns Undefined: it is too large. */
const collect = async (stream: SMTPServerDataStream): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer)
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks)
}

/**
 * Takes answers, and mails to addresses of businesses, from mail servers. A mail is stored before it is answered
 * for: what is refused for now comes again.
 *
 * @returns A function that ends it, and resolves when no mail is under way.
 * @throws The error of the system where the port cannot be used.
 */
export const listenForMails = async (
  { protocol, host, port }: Door,
  { domain, certificate: files }: ListenSettings,
  services: TakeServices,
  checks: SenderChecks
): Promise<() => Promise<void>> => {
  const { log } = services
  const certificate = protocol === 'smtp' ? files : undefined
  let underWay = 0

  const answerFor = async (take: Promise<Taken>): Promise<Error | undefined> => {
    try {
      const taken = await take
      log.info({ event: 'mail.received', result: taken }, 'a mail came in')
      return REFUSALS[taken]
    } catch (err) {
      log.error({ event: 'mail.notTaken', err }, 'a mail could not be taken')
      return FAILED
    }
  }

  const isTaken = async (target: MailTarget | undefined): Promise<boolean> => {
    if (!target) return false
    const { read } = services.domain.storage
    return 'token' in target ? isMailToken(read, target.token) : isMailAddress(read, target.address)
  }

  const checkSession = (raw: Buffer, session: SMTPServerSession) => {
    const { remoteAddress: ip, hostNameAppearsAs: helo, envelope } = session
    const address = envelope.mailFrom ? envelope.mailFrom.address : ''
    return checkSender(raw, { ip, helo, address, host: domain }, checks)
  }

  const takeForAll = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const { envelope } = session
    const raw = await collect(stream)
    if (!raw) return envelope.rcptTo.map(() => TOO_LARGE)
    // By LMTP, mails come from a mail server of one's own, never from that of the sender.
    const isDirect = protocol === 'smtp'
    const sender = isDirect ? await checkSession(raw, session) : UNCHECKED
    if (sender.isForged) {
      log.info({ event: 'mail.forged' }, 'a mail was refused for its sender')
      return envelope.rcptTo.map(() => FORGED)
    }
    const take = await openMail(raw, services, sender)
    const takeFor = async (target: MailTarget | undefined): Promise<Taken> => {
      if (!target) return 'unknown'
      // Reports of mail servers come without the address of a sender.
      const isReport = !(envelope.mailFrom && envelope.mailFrom.address)
      return isReport && 'address' in target ? 'ignored' : take(target)
    }
    const refused: (Error | undefined)[] = []
    for (const { address } of envelope.rcptTo) {
      refused.push(await answerFor(takeFor(readMailTarget(address, domain))))
    }
    return refused
  }

  const server = new SMTPServer({
    lmtp: protocol === 'lmtp',
    size: MAIL_MAX_BYTES,
    maxClients: CLIENTS_MAX,
    socketTimeout: SILENCE_MAX_MS,
    closeTimeout: CLOSE_MAX_MS,
    ...(certificate && loadCertificate(certificate)),
    disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    banner: 'Pipit',
    hideENHANCEDSTATUSCODES: true,
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= RECIPIENTS_MAX) {
        return done(refusal(452, '4.5.3 Too many addresses.'))
      }
      isTaken(readMailTarget(address, domain)).then(
        isKnown => done(isKnown ? null : REFUSALS.unknown),
        err => {
          log.error({ event: 'mail.notTaken', err }, 'an address could not be looked for')
          done(FAILED)
        }
      )
    },
    onData(stream, session, done) {
      if (underWay >= UNDER_WAY_MAX) {
        stream.resume()
        stream.once('end', () => done(BUSY))
        return
      }
      underWay++
      takeForAll(stream, session)
        .then(
          refused => {
            if (protocol === 'smtp') return done(refused.every(Boolean) ? refused[0] : null, 'kept')
            // An answer for each address, which the types of the package do not know.
            const answers = refused.map(error => error ?? 'kept') as unknown as string
            return done(null, answers)
          },
          // The connection was lost, or the checks could not be loaded: its sender tries again.
          () => done(FAILED)
        )
        .finally(() => underWay--)
    }
  })
  // Of single connections: lost, or no SMTP.
  server.on('error', err => log.debug({ event: 'mail.connection', err }, 'a connection failed'))
  const listening = once(server.server, 'listening')
  server.listen(port, host)
  await listening
  const endFollowing =
    certificate && followCertificate(certificate, pair => server.updateSecureContext(pair), log)
  return async () => {
    endFollowing?.()
    await new Promise<void>(resolve => server.close(resolve))
  }
}
