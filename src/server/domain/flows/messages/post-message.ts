import type { MessageSource, Metadata } from '../../../../protocol'
import { type Db, type Row, together } from '../../../storage'
import {
  AWAY,
  setLastMessage,
  claimClientMessageId,
  type ConversationRef,
  type ConversationState,
  countAnswer,
  incrementUnread,
  findMessage,
  findSentMessage,
  insertMentions,
  insertMessage,
  isSilent,
  type MessageAuthor,
  type MessageContent,
  type MessageExtras,
  insertPostbacks,
  noteShownFiles,
  setLastSilentMessage,
  readConversationState
} from '../../records'
import { newId, type Tx } from '../../transaction'
import { restMessage, toMessage, truncatedConversation } from '../../views'
import { reopenConversation } from '../conversations'
import { emitDeliveryFailure } from './emit-delivery-failure'
import { findAwayMessage } from './find-away-message'
import { checkIdWithoutCard, maskContent, maskMetadata } from './mask-content'

export interface NewMessage {
  conversation: ConversationRef
  /** State of the conversation, if nothing has changed it since it was read in this transaction. @default it is read */
  state?: ConversationState | undefined
  author: MessageAuthor & ({ type: 'user'; userId: string } | { type: 'business' })
  content: MessageContent
  /** Quoted message, shown with it. */
  quoted?: Row<'messages'> | undefined
  /** Users do not see silent ones and those that cannot be delivered. */
  extras?: MessageExtras | undefined
  metadata?: Metadata | undefined
  source: MessageSource
  /** From a user's client: the same one again gives the first message back. */
  clientMessageId?: string
  /** Whether no away message follows. @default false */
  isQuiet?: boolean
}

export interface PostedMessage {
  row: Row<'messages'>
  /** False when this client message id was sent before. */
  created: boolean
}

/** Returns the message sent before under this id; one deleted since is not restored, only answered. */
const findSentRow = async (
  db: Db,
  draft: Row<'messages'>,
  { userId, clientMessageId }: Row<'clientMessageIds'>
): Promise<Row<'messages'>> => {
  const { conversationId, messageId } = (await findSentMessage(db, userId, clientMessageId))!
  const stored = await findMessage(db, conversationId, messageId)
  return stored ?? { ...draft, conversationId, id: messageId }
}

/** Stores a message as the newest one of its conversation, and emits it to the participants. */
const storeMessage = async (
  tx: Tx,
  row: Row<'messages'>,
  awaitsAnswerSince: number | null
): Promise<void> => {
  const { db, now } = tx
  const { id: messageId, conversationId, authorType, userId } = row
  const businessUnread = authorType === 'user' ? 1 : 0
  const newest = { id: conversationId, messageId, now, businessUnread, awaitsAnswerSince }
  const [, , participants] = await together([
    insertMessage(db, { ...row }),
    setLastMessage(db, newest),
    incrementUnread(db, { conversationId, authorId: userId ?? '' })
  ])
  for (const participant of participants) {
    tx.emitUserEvent(participant.userId, {
      type: 'message',
      conversation: { id: conversationId },
      message: toMessage(row, participant.userId),
      unreadCount: participant.unreadCount
    })
  }
}

/**
 * Counts the answer that a message is; that the business is closed is none.
 *
 * @param since Time of the first message that awaits an answer.
 * @returns The same after this message. Visitors of a group may write to each other: it awaits none.
 */
const noteAnswer = async (
  { db, now }: Tx,
  { appId, type }: ConversationRef,
  { authorType, isAway }: { authorType: string; isAway: boolean },
  since: number | null
): Promise<number | null> => {
  if (authorType === 'user') return type === 'personal' ? (since ?? now) : null
  if (isAway) return since
  if (since !== null) await countAnswer(db, { appId, since, now })
  return null
}

/**
 * Adds a message to a conversation, and emits it to all its users and to the app.
 *
 * @throws {ChatError} `forbidden` where the conversation is closed for good; `invalid-message` for a client
 *   message id with the number of a card, where the app hides those.
 */
export const postMessage = async (
  tx: Tx,
  { conversation, author, content: draft, quoted, extras, metadata, ...sent }: NewMessage
): Promise<PostedMessage> => {
  const { db, now } = tx
  const { state, source, clientMessageId, isQuiet } = sent
  const { type: authorType, displayName, avatarUrl, subtypes } = author
  const conversationId = conversation.id
  const userId = author.type === 'user' ? author.userId : null
  const content = userId === null ? draft : await maskContent(db, conversation.appId, draft)
  const shown =
    metadata && userId !== null ? await maskMetadata(db, conversation.appId, metadata) : metadata
  const standing = state ?? (await readConversationState(db, { id: conversationId }))[0]
  const row: Row<'messages'> = {
    id: newId(now, standing?.lastMessageId),
    conversationId,
    received: now,
    authorType,
    userId,
    authorJson: JSON.stringify({ displayName, avatarUrl, subtypes }),
    contentJson: JSON.stringify(content),
    metadataJson: shown ? JSON.stringify(shown) : null,
    sourceJson: JSON.stringify(source),
    clientMessageId: clientMessageId ?? null,
    isSilent: isSilent(extras) ? 1 : 0,
    extrasJson: extras ? JSON.stringify(extras) : null
  }

  if (userId !== null && clientMessageId !== undefined) {
    const claim = { userId, clientMessageId, conversationId, messageId: row.id }
    const [claimed] = await claimClientMessageId(db, claim)
    if (!claimed) return { row: await findSentRow(db, row, claim), created: false }
    await checkIdWithoutCard(db, conversation.appId, clientMessageId)
  }
  if (row.isSilent) {
    await insertMessage(db, { ...row })
    await setLastSilentMessage(db, { id: conversationId, messageId: row.id })
    await insertMentions(db, row, extras?.mentions)
  } else {
    const written = { authorType, isAway: subtypes?.includes(AWAY) ?? false }
    // What the team had left unanswered when it closed the conversation does not count.
    const isBegun = authorType === 'user' && standing?.status !== 'open'
    const awaited = isBegun ? null : (standing?.awaitsAnswerSince ?? null)
    await storeMessage(tx, row, await noteAnswer(tx, conversation, written, awaited))
    await insertPostbacks(db, row, content)
  }
  if (userId === null) await noteShownFiles(tx, row, conversation.appId)
  if (userId !== null && standing) await reopenConversation(tx, conversation, standing)
  tx.emitAppEvent(conversation.appId, {
    type: 'conversation:message',
    conversationId: conversation.id,
    payload: {
      conversation: truncatedConversation(conversation),
      message: restMessage(row, quoted)
    }
  })
  if (extras?.failure) await emitDeliveryFailure(tx, conversation, row, extras.failure)
  if (userId !== null && !row.isSilent && !isQuiet && standing) {
    await sayAway(tx, conversation, standing, source)
  }
  return { row, created: true }
}

/** Says that the business is closed, where that is due. */
async function sayAway(
  tx: Tx,
  conversation: ConversationRef,
  app: Pick<Row<'apps'>, 'settingsJson'>,
  source: MessageSource
): Promise<void> {
  if (conversation.type !== 'personal') return
  const text = await findAwayMessage(tx.db, conversation, app, tx.now)
  if (text === undefined) return
  const author = { type: 'business' as const, subtypes: [AWAY] }
  await postMessage(tx, { conversation, author, content: { type: 'text', text }, source })
}
