import type { Action, Content } from '../../../../protocol'
import { type ChannelEvent, findChannel, findNumbered } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'
import {
  claimChannelEvent,
  fileContent,
  findPostback,
  findUserBy,
  insertFile,
  isAway,
  type MessageContent,
  type NewFile,
  actionsOf,
  readDisplayedProfile,
  sourceOf
} from '../../records'
import type { Tx } from '../../transaction'
import { markRead } from '../conversations'
import { blockClient, isLinkCode } from '../linking'
import { postMessage } from '../messages'
import { pressPostback } from '../visitors'
import { type ChannelPerson, findClient, personOf } from './channel-person'
import type { Said } from './confirmation'
import { linkByActivity, linkByCode } from './link-person'
import { startChat } from './start-chat'

/** A file of an event that is kept already. */
export interface ReceivedFile {
  file: Omit<NewFile, 'appId' | 'conversationId'>
  /** Public address of the file. */
  mediaUrl: string
}

type Taken = Extract<ChannelEvent, { type: 'message' }>['content']

/** Messages of the business whose buttons are known again when they are pressed. */
const PRESSABLE_MAX = 20

/** Something that the business has said. */
interface Offer {
  id: string
  content: MessageContent
}

/** Lists what the business has said last, newest first. Away messages offer nothing. */
const lastOffers = async (db: Db, conversationId: string): Promise<Offer[]> => {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'contentJson', 'authorJson'])
    .where('conversationId', '=', conversationId)
    .where('authorType', '=', 'business')
    .where('isSilent', '=', 0)
    .orderBy('id', 'desc')
    .limit(PRESSABLE_MAX)
    .execute()
  return rows
    .filter(({ authorJson }) => !isAway(authorJson))
    .map(({ id, contentJson }) => ({ id, content: readJson<MessageContent>(contentJson) }))
}

/** Finds the id of the newest message of the person in a conversation. */
const lastSaid = async (db: Db, conversationId: string): Promise<string> => {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('authorType', '=', 'user')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? ''
}

const foldLabel = (label: string): string => label.trim().toLowerCase()

/**
 * Finds the action that a person means: a pressed one; else by its label in what the business has said since
 * they wrote last, or in its newest message; else by its number in that one.
 */
const chosenAction = async (
  tx: Tx,
  { conversation, visitor }: ChannelPerson,
  said: string,
  pressedId: string | undefined
): Promise<Action | undefined> => {
  const offers = await lastOffers(tx.db, conversation.id)
  const pressed = offers
    .flatMap(({ content }) => actionsOf(content))
    .find(({ id }) => id === pressedId)
  const [newest] = offers
  if (pressed || !newest) return pressed
  const namedIn = ({ content }: Offer) =>
    actionsOf(content).find(({ text }) => foldLabel(text) === foldLabel(said))
  const naming = offers.find(namedIn)
  const isOpen =
    naming && (naming === newest || naming.id > (await lastSaid(tx.db, conversation.id)))
  if (isOpen) return namedIn(naming)
  const numbered = findChannel(visitor.channel ?? '')?.service?.numbered?.(newest.content) ?? []
  return findNumbered(numbered, said)
}

const contentOf = (taken: Taken, received: ReceivedFile | undefined): Content => {
  if (taken.type !== 'file') return taken
  const { text, name } = taken
  if (!received) {
    return { type: 'text', text: [text, `📎 ${name}`].filter(Boolean).join('\n') }
  }
  const { file, mediaUrl } = received
  return { ...fileContent(file, mediaUrl), ...(text && { text }) }
}

/** Says by which message of the service something was said, and when by its clock. */
const originOf = (event: Said) => ({
  ...(event.type === 'message' && { originalMessageId: event.messageId ?? event.id }),
  ...(event.at !== undefined && { originalMessageTimestamp: new Date(event.at).toISOString() })
})

const postTaken = async (
  tx: Tx,
  person: ChannelPerson,
  taken: Taken,
  { event, file }: { event: Said; file?: ReceivedFile | undefined }
): Promise<void> => {
  const { user, visitor, conversation } = person
  const content = contentOf(taken, file)
  if (content.type === 'text') {
    const pressedId = event.type === 'choice' ? event.actionId : undefined
    const action = await chosenAction(tx, person, content.text.trim(), pressedId)
    if (action?.type === 'postback') {
      return pressPostback(tx, visitor, conversation, { actionId: action.id })
    }
    if (action?.type === 'reply') {
      content.text = action.text
      content.payload = action.payload
    }
  }
  await postMessage(tx, {
    conversation,
    author: { type: 'user', userId: user.id, ...(await readDisplayedProfile(tx.db, visitor)) },
    content,
    source: { ...sourceOf(visitor), ...originOf(event) }
  })
  const { appId, id: conversationId } = conversation
  if (file) await insertFile(tx, { ...file.file, appId, conversationId })
}

const postChoice = async (
  tx: Tx,
  person: ChannelPerson,
  event: Extract<ChannelEvent, { type: 'choice' }>
): Promise<void> => {
  const { actionId, text } = event
  const { visitor, conversation } = person
  if (await findPostback(tx.db, conversation.id, actionId)) {
    await pressPostback(tx, visitor, conversation, { actionId })
  } else if (text) {
    await postTaken(tx, person, { type: 'text', text }, { event })
  }
}

/** Links a person who has sent nothing but the code of a link. */
const followCode = async (
  tx: Tx,
  integration: Row<'integrations'>,
  event: Extract<ChannelEvent, { type: 'message' }>
): Promise<boolean> => {
  const { content } = event
  const said = content.type === 'text' ? content.text.trim() : ''
  return isLinkCode(said) && linkByCode(tx, integration, said, event)
}

const stop = async (tx: Tx, integration: Row<'integrations'>, event: ChannelEvent) => {
  const client = await findClient(tx, integration, event)
  if (!client || client.status === 'blocked') return
  const user = await findUserBy(tx.db, integration.appId, 'id', client.userId)
  if (user) await blockClient(tx, user, client)
}

/**
 * Takes an event of an outside service, once even if it comes twice. Events of a blocked person are
 * dropped.
 *
 * @returns False when it was taken before.
 */
export const receiveChannelEvent = async (
  tx: Tx,
  integration: Row<'integrations'>,
  event: ChannelEvent,
  received?: ReceivedFile
): Promise<boolean> => {
  if (!(await claimChannelEvent(tx, integration.id, event.id))) return false
  if (event.type === 'stopped') {
    await stop(tx, integration, event)
    return true
  }
  if (event.type === 'started') {
    await startChat(tx, integration, event)
    return true
  }
  if (event.type === 'message' && (await followCode(tx, integration, event))) return true
  if (await linkByActivity(tx, integration, event)) return true
  const person = await personOf(tx, integration, event)
  const { user, visitor, conversation } = person
  if (user.blockedAt !== null) return true
  await markRead(tx, conversation, { role: 'user', userId: user.id }, sourceOf(visitor))
  if (event.type === 'message')
    await postTaken(tx, person, event.content, { event, file: received })
  else await postChoice(tx, person, event)
  return true
}
