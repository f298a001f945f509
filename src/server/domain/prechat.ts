import { checkAnswers, checkDraft, checkFields, type Content, type Prechat } from '../../protocol'
import type { Row } from '../storage'
import { checkClientMessageId } from './client-messages'
import { type ConversationPatch, createConversation, getUserConversation } from './conversations'
import type { Tx } from './domain'
import { answerLines } from './form-responses'
import { findSentMessage, postMessage } from './messages'
import { patchMetadata } from './metadata'
import { learnFromPrechat } from './prechat-profile'
import { shownAs, sourceOf, type Visitor } from './visitors'

/** What came from a client, its texts and flags of the right types. */
export interface UncheckedPrechat extends Omit<Prechat, 'fields' | 'answers' | 'metadata'> {
  fields: unknown
  answers: unknown
  metadata?: unknown
}

/**
 * Checks what was said before the first conversation.
 *
 * @throws {ChatError} `invalid-message`, `message-too-long`, `invalid-form`, `invalid-answer`,
 * `invalid-request` for its metadata.
 */
export const checkPrechat = ({
  fields,
  answers,
  metadata,
  ...prechat
}: UncheckedPrechat): Prechat => {
  checkClientMessageId(prechat.clientMessageId)
  checkDraft(prechat.greeting)
  checkDraft(prechat.confirmation)
  const form = checkFields(fields, 'prechat.fields')
  return {
    ...prechat,
    fields: form,
    answers: checkAnswers(form, answers),
    ...(metadata !== undefined && { metadata: patchMetadata({}, metadata) })
  }
}

/**
 * Starts a personal conversation with the four messages of its prechat: greeting, form, confirmation
 * and the visitor's answers. Called again with the same clientMessageId, gives the first conversation.
 */
export const startPrechat = async (
  tx: Tx,
  visitor: Visitor,
  fields: ConversationPatch,
  prechat: Prechat
): Promise<Row<'conversations'>> => {
  const { appId, userId } = visitor
  const { clientMessageId, answers, avatarUrl, metadata } = prechat
  const sent = await findSentMessage(tx.db, userId, clientMessageId)
  const known = sent && (await getUserConversation(tx.db, userId, sent.conversationId))
  if (known) return known

  const source = sourceOf(visitor)
  const profileJson = await learnFromPrechat(tx, visitor, prechat)
  const conversation = await createConversation(tx, {
    appId,
    type: 'personal',
    userIds: [userId],
    fields,
    source,
    creationReason: 'prechatCapture'
  })
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
    author: { type: 'user', userId, ...shownAs({ ...visitor, profileJson }) },
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
