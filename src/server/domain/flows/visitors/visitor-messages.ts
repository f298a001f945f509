import type { ClientMessage, Metadata } from '../../../../protocol'
import type { Row } from '../../../storage'
import {
  type ConversationRef,
  type ConversationState,
  fileContent,
  findSentMessage,
  getUserConversation,
  insertFile,
  type NewFile,
  readDisplayedProfile,
  sourceOf,
  type Visitor
} from '../../records'
import type { Tx } from '../../transaction'
import { type ConversationPatch, createConversation } from '../conversations'
import { maskContent, maskPayload, type PostedMessage, postMessage, submitForm } from '../messages'

/**
 * Posts what a visitor's client sent; the same clientMessageId again gives the first message back.
 *
 * @param state Of the conversation, if nothing has changed it since it was read in this transaction. @default it is read
 * @throws {ChatError} `not-found`, `form-submitted`, `invalid-answer` for a formResponse.
 */
export const postVisitorMessage = async (
  tx: Tx,
  visitor: Visitor,
  conversation: ConversationRef,
  { clientMessageId, message: { metadata, ...draft } }: ClientMessage,
  state?: ConversationState
): Promise<PostedMessage> => {
  const { userId } = visitor
  const isAnswer =
    draft.type === 'formResponse' && !(await findSentMessage(tx.db, userId, clientMessageId))
  const content = isAnswer
    ? await submitForm(tx, conversation, await maskContent(tx.db, visitor.appId, draft))
    : { content: await maskPayload(tx.db, visitor.appId, draft) }
  return postMessage(tx, {
    conversation,
    state,
    author: { type: 'user', userId, ...(await readDisplayedProfile(tx.db, visitor)) },
    ...content,
    metadata,
    source: sourceOf(visitor),
    clientMessageId
  })
}

/** A file that came from a visitor's client, and is kept already. */
export interface VisitorFile {
  clientMessageId: string
  metadata?: Metadata | undefined
  file: Omit<NewFile, 'appId' | 'conversationId'>
  /** Public address of the file. */
  mediaUrl: string
}

/** Posts a file; when its clientMessageId was sent before, gives that message and notes no file. */
export const postVisitorFile = async (
  tx: Tx,
  visitor: Visitor,
  conversation: Row<'conversations'>,
  { clientMessageId, metadata, file, mediaUrl }: VisitorFile
): Promise<PostedMessage> => {
  const posted = await postMessage(tx, {
    conversation,
    author: {
      type: 'user',
      userId: visitor.userId,
      ...(await readDisplayedProfile(tx.db, visitor))
    },
    content: fileContent(file, mediaUrl),
    metadata,
    source: sourceOf(visitor),
    clientMessageId
  })
  const { appId, id: conversationId } = conversation
  if (posted.created) await insertFile(tx, { ...file, appId, conversationId })
  return posted
}

/**
 * Starts a personal conversation with its first messages. Called again with messages that were sent
 * before, gives the conversation in which they are.
 */
export const startConversation = async (
  tx: Tx,
  visitor: Visitor,
  fields: ConversationPatch,
  messages: ClientMessage[] = []
): Promise<Row<'conversations'>> => {
  const { appId, userId } = visitor
  const [first] = messages
  const sent = first && (await findSentMessage(tx.db, userId, first.clientMessageId))
  const conversation =
    (sent && (await getUserConversation(tx.db, userId, sent.conversationId))) ??
    (await createConversation(tx, {
      appId,
      type: 'personal',
      userIds: [userId],
      fields,
      source: sourceOf(visitor),
      creationReason: first ? 'message' : 'startConversation'
    }))
  for (const message of messages) await postVisitorMessage(tx, visitor, conversation, message)
  return (await getUserConversation(tx.db, userId, conversation.id)) ?? conversation
}
