import {
  checkAnswers,
  checkDraft,
  checkFields,
  type Content,
  type Prechat
} from '../../../protocol'
import type { Row } from '../../storage'
import { checkClientMessageId } from '../messages/client-messages'
import { type ConversationPatch, createConversation, getUserConversation } from './conversations'
import type { Tx } from '../domain'
import { answerLines } from '../messages/form-responses'
import { findSentMessage, postMessage } from '../messages/messages'
import { maskContent } from '../messages/mask-content'
import { patchMetadata } from '../metadata'
import { linkFromPrechat } from '../clients/link-prechat'
import { learnFromPrechat } from '../users/prechat-profile'
import { shownAs } from '../users/shown-as'
import { sourceOf, type Visitor } from '../sessions/visitors'
import type { WebSettings } from '../integrations/web-settings'

/** What came from a client, its texts and flags of the right types. */
export interface UncheckedPrechat extends Omit<Prechat, 'fields' | 'answers' | 'metadata'> {
  fields: unknown
  answers: unknown
  metadata?: unknown
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
 * out.
 *
 * @param pictures Of the integration.
 * @throws {ChatError} `invalid-message`, `message-too-long`, `invalid-form`, `invalid-answer`,
 * `invalid-request` for its metadata.
 */
export const checkPrechat = (
  { fields, answers, metadata, ...prechat }: UncheckedPrechat,
  pictures: Pictures
): Prechat => {
  checkClientMessageId(prechat.clientMessageId)
  checkDraft(prechat.greeting)
  checkDraft(prechat.confirmation)
  const form = checkFields(fields, 'prechat.fields')
  return {
    ...prechat,
    avatarUrl: keepOwnPicture(prechat.avatarUrl, pictures),
    fields: form,
    answers: checkAnswers(form, answers),
    ...(metadata !== undefined && { metadata: patchMetadata({}, metadata) })
  }
}

/**
 * Starts a personal conversation with the four messages of its prechat: greeting, form, confirmation
 * and the visitor's answers. All four have the web as their source, which tells the business that none
 * was written by its people. Called again with the same clientMessageId, gives the first conversation.
 */
export const startPrechat = async (
  tx: Tx,
  visitor: Visitor,
  fields: ConversationPatch,
  given: Prechat
): Promise<Row<'conversations'>> => {
  const { appId, userId } = visitor
  const { clientMessageId, avatarUrl, metadata } = given
  const sent = await findSentMessage(tx.db, userId, clientMessageId)
  const known = sent && (await getUserConversation(tx.db, userId, sent.conversationId))
  if (known) return known

  const source = sourceOf(visitor)
  const answers = await maskContent(tx.db, appId, given.answers)
  const prechat = { ...given, answers }
  const profileJson = await learnFromPrechat(tx, visitor, prechat)
  const conversation = await createConversation(tx, {
    appId,
    type: 'personal',
    userIds: [userId],
    fields,
    source,
    creationReason: 'prechatCapture'
  })
  await linkFromPrechat(tx, visitor, conversation, prechat)
  const say = (content: Content) =>
    postMessage(tx, { conversation, author: { type: 'business', avatarUrl }, content, source })

  await say({ type: 'text', text: prechat.greeting })
  const { row: form } = await say({
    type: 'form',
    fields: prechat.fields,
    submitted: true,
    answers
  })
  await say({ type: 'text', text: prechat.confirmation })
  await postMessage(tx, {
    conversation,
    author: { type: 'user', userId, ...(await shownAs(tx.db, { ...visitor, profileJson })) },
    content: {
      type: 'formResponse',
      fields: answers,
      quotedMessageId: form.id,
      text: answerLines(answers)
    },
    quoted: form,
    metadata,
    source,
    clientMessageId
  })
  return (await getUserConversation(tx.db, userId, conversation.id)) ?? conversation
}
