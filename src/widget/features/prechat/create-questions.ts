import { atom } from 'nanostores'
import { createRandomId, type Messenger } from '../../../client'
import {
  createRetry,
  isRetryable,
  type FormAnswer,
  type FormField,
  type LinkRequest,
  type Metadata,
  type Prechat
} from '../../../protocol'
import type { MessengerContext } from '../../core'
import { EMPTY_DRAFT } from '../forms'
import { safeMedia } from '../../shared'
import type { AnswerKeeper } from './kept-answers'
import { warnOfTexts, writeMessage } from './page-words'
import { readLink } from './read-link'

/** Sends the answers to the server, with the address to link. */
export type Deliver = (prechat: Prechat, link?: LinkRequest) => Promise<unknown>

/** The answers, as the page's delegate sees them. */
interface SentAnswers {
  type: 'formResponse'
  fields: FormAnswer[]
  metadata?: Metadata
}

/** Prechat questions of one conversation, and the answers so far. */
export type Questions = ReturnType<typeof createQuestions>

/**
 * Asks; the answers stay until they are delivered, through lost connections.
 *
 * @param keeper Keeps them through a reload of the page too.
 */
export const createQuestions = (
  { host, onDestroy, settings, texts }: MessengerContext,
  client: Messenger,
  fields: FormField[],
  deliver: Deliver,
  keeper?: AnswerKeeper
) => {
  warnOfTexts(texts)
  const kept = keeper?.read(fields)
  const $draft = atom(kept ? { ...EMPTY_DRAFT, answers: kept.answers } : EMPTY_DRAFT)
  const $status = atom<'sending' | 'waiting' | 'failed' | undefined>()
  const clientMessageId = kept?.clientMessageId ?? createRandomId()
  const { enableEmailLinking = true, avatarUrl: givenUrl } = settings.prechatCapture ?? {}
  const avatarUrl = safeMedia(givenUrl, host.config.baseUrl)
  const retry = createRetry(() => void send(), { page: host.page })
  onDestroy(retry.stop)
  let changed: SentAnswers | undefined

  /** Lets the page change the answers, once. */
  const applyHook = async (given: SentAnswers) =>
    (changed ??= await client.internals.beforeSend(given, undefined))

  async function send() {
    const answers = [...$draft.get().answers]
    $status.set('sending')
    keeper?.keep({ clientMessageId, answers })
    try {
      const { fields: sent, metadata } = await applyHook({ type: 'formResponse', fields: answers })
      const link = enableEmailLinking ? readLink(host.config, sent) : undefined
      const confirmation = link
        ? writeMessage(texts, 'prechatCaptureMailgunLinkingConfirmation', link.address)
        : writeMessage(texts, 'prechatCaptureConfirmationText')
      await deliver(
        {
          clientMessageId,
          greeting: writeMessage(texts, 'prechatCaptureGreetingText'),
          fields,
          confirmation,
          answers: sent,
          enableEmailLinking,
          ...(metadata && { metadata }),
          ...(avatarUrl && { avatarUrl })
        },
        link
      )
      end()
    } catch (error) {
      const isWaiting = isRetryable(error)
      $status.set(isWaiting ? 'waiting' : 'failed')
      if (isWaiting) retry.schedule()
    }
  }

  /** Asks no longer. */
  function end() {
    retry.stop()
    keeper?.drop()
  }

  if (kept) void send()
  return { fields, avatarUrl, $draft, $status, send: () => void send(), end }
}
