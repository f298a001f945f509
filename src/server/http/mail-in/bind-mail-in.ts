import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { equalSecrets } from '../../auth'
import { isReport, type MailSettings, type MailTarget } from '../../mail'
import { findReportTargets, findTargets, MAIL_MAX_BYTES, openMail, type Taken } from '../../mail-in'
import type { Services } from '../shared'
import { type Inbound, readInbound } from './read-inbound'

/** Services send a mail in a form or as JSON, which escapes it. */
const BODY_MAX_BYTES = MAIL_MAX_BYTES * 1.5
/** Mails that are in memory at once. */
const UNDER_WAY_MAX = 4
const RETRY_SECONDS = 60
const EXPECTED =
  'Expected a whole mail as message/rfc822, or in a field RawEmail (Postmark), body-mime (Mailgun) or email (SendGrid), got none.'
const TOO_LARGE = `Mails have ${MAIL_MAX_BYTES} bytes at most.`

/** Results that another try does not change. Services try again after other answers than 200 and 406. */
const REFUSED: Partial<Record<Taken, string>> = {
  unknown: 'There is no such address.',
  unreadable: 'The mail cannot be read.',
  closed: 'This conversation is closed.'
}

const bears = ({ headers }: FastifyRequest, password: string): boolean => {
  const [, coded = ''] = /^basic (\S+)$/i.exec(headers.authorization ?? '') ?? []
  const given = Buffer.from(coded, 'base64').toString()
  return equalSecrets(given.slice(given.indexOf(':') + 1), password)
}

const refuse = (reply: FastifyReply, message: string) =>
  reply.send({ error: { code: 'refused', message } })

const answerLater = (reply: FastifyReply, message: string) =>
  reply
    .code(503)
    .header('retry-after', RETRY_SECONDS)
    .send({ error: { code: 'unavailable', message } })

const headOf = (raw: Buffer): string => raw.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? ''

/**
 * `/mail/inbound`: mails from a mail service that answer ours or come to an address of a business, for callers
 * with the password of the settings. Without one, 404. A mail is stored before it is answered for.
 */
export const bindMailIn = (app: FastifyInstance, services: Services): void => {
  const { domain, files, limits, log, settings } = services
  const { mail } = settings
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  let underWay = 0

  // Before the body is read.
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!mail?.inboundPassword) return reply.callNotFound()
    if (!bears(request, mail.inboundPassword)) {
      limits.consume('failures', request.clientAddress)
      reply.code(401).header('www-authenticate', 'Basic realm="Pipit"')
      const message = 'This needs the password of PIPIT_MAIL_INBOUND_PASSWORD.'
      return reply.send({ error: { code: 'unauthorized', message } })
    }
    if (underWay >= UNDER_WAY_MAX) return answerLater(reply, 'Too many mails at once.')
    underWay++
    reply.raw.once('close', () => underWay--)
    return undefined
  }

  /** Finds the mails of ours that a mail answers or reports about, and addresses of businesses. */
  const targetsOf = async (
    { raw, recipients: named }: Inbound,
    ofMails: string | undefined
  ): Promise<MailTarget[]> => {
    const head = headOf(raw)
    const targets = await findTargets(domain, head, { domain: ofMails, named })
    return targets.length || !isReport(head) ? targets : findReportTargets(raw)
  }

  const takeAll = async (inbound: Inbound, settled: MailSettings): Promise<Taken[]> => {
    const { publicUrl } = settings
    const take = await openMail(inbound.raw, { domain, files, mail: settled, publicUrl, log })
    const results: Taken[] = []
    for (const target of await targetsOf(inbound, settled.domain)) results.push(await take(target))
    return results.length ? results : ['unknown']
  }

  const receive = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!mail) return reply.callNotFound()
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const inbound = await readInbound(request.headers['content-type'] ?? '', body)
    if (!inbound) return refuse(reply.code(400), EXPECTED)
    if (inbound.raw.length > MAIL_MAX_BYTES) return refuse(reply.code(413), TOO_LARGE)
    try {
      const results = await takeAll(inbound, mail)
      const [result = 'unknown'] = results
      log.info({ event: 'mail.received', result }, 'a mail came in')
      if (results.includes('full')) return answerLater(reply, 'Too many mails to this address.')
      const reason = results.every(each => REFUSED[each]) && REFUSED[result]
      return reason ? refuse(reply.code(406), reason) : { result }
    } catch (err) {
      log.error({ event: 'mail.notTaken', err }, 'a mail could not be taken')
      return answerLater(reply, 'The mail cannot be kept now.')
    }
  }

  // Mailgun sends the whole mail to addresses that end in "mime".
  for (const url of ['/mail/inbound', '/mail/inbound/mime']) {
    app.post(url, { bodyLimit: BODY_MAX_BYTES, onRequest: admit }, receive)
  }
}
