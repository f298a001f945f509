import { atom } from 'nanostores'
import { createRandomId } from '../../../client'
import type { FormAnswer, FormField, LinkRequest, Metadata, Prechat } from '../../../protocol'
import type { Services } from '../../services'
import { EMPTY_DRAFT } from '../forms'
import { safeMedia } from '../safe-url'
import { readLink } from './read-link'

/** Brings what was filled in to the server, with the address to link. */
export type Deliver = (prechat: Prechat, link?: LinkRequest) => Promise<unknown>

/** The answers, as the page's delegate sees them. */
interface SentAnswers {
  type: 'formResponse'
  fields: FormAnswer[]
  metadata?: Metadata
}

/** What is asked before one conversation, as far as it is answered. */
export type Questions = ReturnType<typeof createQuestions>

/** Those that a text of the page may hold. */
const TAGS = /<\/?(a|b|br|em|i|strong|u)(\s[^<>]*)?\/?>/gi

// Messages made of texts of the page are plain.
const withoutTags = (text: string) => text.replace(TAGS, '')

/** Asks; the answers stay until they are delivered. */
export const createQuestions = (
  { context, opened, settings, translate }: Services,
  fields: FormField[],
  deliver: Deliver
) => {
  const $draft = atom(EMPTY_DRAFT)
  const $status = atom<'sending' | 'failed' | undefined>()
  const clientMessageId = createRandomId()
  const { enableEmailLinking = true } = settings.prechatCapture!
  const avatarUrl = safeMedia(settings.prechatCapture!.avatarUrl, context.config.baseUrl)

  const send = async () => {
    const given: SentAnswers = { type: 'formResponse', fields: [...$draft.get().answers] }
    $status.set('sending')
    try {
      const { prepare } = (await opened).core
      const { fields: answers, metadata } = await prepare(given, undefined)
      const link = enableEmailLinking ? readLink(context.config, answers) : undefined
      const confirmation = link
        ? translate('prechatCaptureMailgunLinkingConfirmation', { email: link.address })
        : translate('prechatCaptureConfirmationText')
      await deliver(
        {
          clientMessageId,
          greeting: withoutTags(translate('prechatCaptureGreetingText')),
          fields,
          confirmation: withoutTags(confirmation),
          answers,
          enableEmailLinking,
          ...(metadata && { metadata }),
          ...(avatarUrl && { avatarUrl })
        },
        link
      )
    } catch {
      $status.set('failed')
    }
  }

  return { fields, avatarUrl, $draft, $status, send }
}
