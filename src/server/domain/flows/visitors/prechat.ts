import { checkAnswers, type Content, type Prechat, type WebSettings } from '../../../../protocol'
import type { Row } from '../../../storage'
import {
  findSentMessage,
  getUserConversation,
  patchMetadata,
  readDisplayedProfile,
  sourceOf,
  type Visitor
} from '../../records'
import type { Tx } from '../../transaction'
import { type ConversationPatch, createConversation } from '../conversations'
import { linkFromPrechat } from '../linking'
import { answerLines, maskContent, postMessage } from '../messages'
import { checkClientMessageId } from './check-client-message'
import { updateProfileFromPrechat } from './prechat-profile'
import { BY_PAGE, findOwnForm, readPageFields, readPageText } from './prechat-words'

/** Prechat from a client; only the types of its texts and flags are checked. */
export interface UncheckedPrechat extends Omit<Prechat, 'fields' | 'answers' | 'metadata'> {
  fields: unknown
  answers: unknown
  metadata?: unknown
}

/** Prechat that was checked. */
export interface CheckedPrechat extends Prechat {
  /** Whether the form is the integration's own, not one that the page has set. */
  hasOwnForm: boolean
}

type Pictures = Pick<WebSettings, 'prechatCapture' | 'businessIconUrl'>

/** The address as it is, if the business has said itself that it is a picture of it. */
const keepOwnPicture = (
  url: string | undefined,
  { prechatCapture, businessIconUrl }: Pictures
): string | undefined =>
  url === prechatCapture.avatarUrl || url === businessIconUrl ? url : undefined

/**
 * Checks what was said before the first conversation. A picture that is not the business's own is left
 * out, control characters are removed from texts, and the labels of the integration's own form are taken
 * from it.
 *
 * @param pictures Of the integration.
 * @throws {ChatError} `invalid-message`, `message-too-long`, `invalid-form`, `invalid-answer`,
 * `invalid-request` for its metadata.
 */
export const checkPrechat = (
  { fields, answers, metadata, ...prechat }: UncheckedPrechat,
  pictures: Pictures
): CheckedPrechat => {
  checkClientMessageId(prechat.clientMessageId)
  const greeting = readPageText('greeting', prechat.greeting)
  const confirmation = readPageText('confirmation', prechat.confirmation)
  const shown = readPageFields(fields)
  const own = findOwnForm(shown, pictures.prechatCapture)
  const form = own ?? shown
  return {
    ...prechat,
    greeting,
    confirmation,
    hasOwnForm: own !== undefined,
    avatarUrl: keepOwnPicture(prechat.avatarUrl, pictures),
    fields: form,
    answers: checkAnswers(form, answers),
    ...(metadata !== undefined && { metadata: patchMetadata({}, metadata) })
  }
}

/**
 * Starts a personal conversation with the four messages of its prechat: greeting, form, confirmation
 * and the visitor's answers. All four have the source `web`, which shows that no agent wrote them; what
 * the page has worded is marked as such.
 * Repeated with the same clientMessageId, it returns the first conversation.
 */
export const startPrechat = async (
  tx: Tx,
  visitor: Visitor,
  fields: ConversationPatch,
  given: CheckedPrechat
): Promise<Row<'conversations'>> => {
  const { appId, userId } = visitor
  const { clientMessageId, avatarUrl, metadata } = given
  const sent = await findSentMessage(tx.db, userId, clientMessageId)
  const known = sent && (await getUserConversation(tx.db, userId, sent.conversationId))
  if (known) return known

  const source = sourceOf(visitor)
  const answers = await maskContent(tx.db, appId, given.answers)
  const prechat = { ...given, answers }
  const profileJson = await updateProfileFromPrechat(tx, visitor, prechat)
  const conversation = await createConversation(tx, {
    appId,
    type: 'personal',
    userIds: [userId],
    fields,
    source,
    creationReason: 'prechatCapture'
  })
  await linkFromPrechat(tx, visitor, conversation, prechat)
  const say = (content: Content, subtypes?: string[]) => {
    const author = { type: 'business', avatarUrl, ...(subtypes && { subtypes }) } as const
    return postMessage(tx, { conversation, author, content, source })
  }

  await say({ type: 'text', text: prechat.greeting }, BY_PAGE)
  const shown = { type: 'form', fields: prechat.fields, submitted: true, answers } as const
  const { row: form } = await say(shown, prechat.hasOwnForm ? undefined : BY_PAGE)
  await say({ type: 'text', text: prechat.confirmation }, BY_PAGE)
  await postMessage(tx, {
    conversation,
    author: {
      type: 'user',
      userId,
      ...(await readDisplayedProfile(tx.db, { ...visitor, profileJson }))
    },
    content: {
      type: 'formResponse',
      fields: answers,
      quotedMessageId: form.id,
      text: answerLines(answers)
    },
    quoted: form,
    metadata,
    source,
    clientMessageId,
    // An away message follows what they write after the form.
    isQuiet: true
  })
  return (await getUserConversation(tx.db, userId, conversation.id)) ?? conversation
}
