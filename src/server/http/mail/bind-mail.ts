import type { FastifyInstance, FastifyReply } from 'fastify'
import { type AddressPage, confirmAddress, showAddress, unsubscribe } from '../../domain/flows'
import { fillName, wordsIn } from '../../mail'
import type { Services } from '../shared'
import { answerSentence } from './page'

/** Types of forms, of pages and of mail programs. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
/** Bytes of a form without fields, or with the one of RFC 8058, also as multipart. */
const FORM_MAX_BYTES = 4_096

interface Call {
  Params: { token: string }
}

const answerUnknown = (reply: FastifyReply, language = 'en') =>
  answerSentence(reply.code(404), { language, text: wordsIn(language).notValid })

/**
 * `/mail/…`: pages that mails lead to. The random token in the address is the only credential. A GET asks,
 * since programs open links too; a POST does it.
 *
 * @see RFC 8058 for the POST of mail programs.
 */
export const bindMail = (app: FastifyInstance, { domain }: Pick<Services, 'domain'>): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) => done(null))
  const options = { bodyLimit: FORM_MAX_BYTES }
  const find = (token: string): Promise<AddressPage | undefined> =>
    showAddress(domain.storage.read, token, domain.clock())

  app.get<Call>('/mail/unsubscribe/:token', async ({ params: { token } }, reply) => {
    const page = await find(token)
    if (!page) return answerUnknown(reply)
    const { language, businessName, state } = page
    const words = wordsIn(language)
    if (state === 'stopped') {
      return answerSentence(reply, { language, text: fillName(words.left, businessName) })
    }
    const text = fillName(words.leaveAsk, businessName)
    return answerSentence(reply, { language, text, button: words.unsubscribe })
  })

  app.post<Call>('/mail/unsubscribe/:token', options, async ({ params: { token } }, reply) => {
    const page = await find(token)
    if (!page) return answerUnknown(reply)
    const { language, businessName } = page
    await domain.write(tx => unsubscribe(tx, token))
    return answerSentence(reply, { language, text: fillName(wordsIn(language).left, businessName) })
  })

  app.get<Call>('/mail/confirm/:token', async ({ params: { token } }, reply) => {
    const page = await find(token)
    if (!page) return answerUnknown(reply)
    const { language, businessName, state } = page
    const words = wordsIn(language)
    if (state === 'confirmed') {
      return answerSentence(reply, { language, text: fillName(words.confirmed, businessName) })
    }
    if (state !== 'asked') return answerUnknown(reply, language)
    const text = fillName(words.confirmLead, businessName)
    return answerSentence(reply, { language, text, button: words.confirmAction })
  })

  app.post<Call>('/mail/confirm/:token', options, async ({ params: { token } }, reply) => {
    const page = await find(token)
    if (!page) return answerUnknown(reply)
    const { language, businessName } = page
    if (!(await domain.write(tx => confirmAddress(tx, token)))) {
      return answerUnknown(reply, language)
    }
    const text = fillName(wordsIn(language).confirmed, businessName)
    return answerSentence(reply, { language, text })
  })
}
