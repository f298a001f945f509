import type { Content } from '../../../../protocol'
import type { ChannelEvent } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'
import {
  claimChannelEvent,
  fileContent,
  findPostback,
  findUserBy,
  insertFile,
  type MessageContent,
  type NewFile,
  actionsOf,
  readDisplayedProfile,
  sourceOf
} from '../../records'
import type { Tx } from '../../transaction'
import { markRead } from '../conversations'
import { blockClient } from '../linking'
import { postMessage } from '../messages'
import { pressPostback } from '../visitors'
import { type ChannelPerson, findClient, linkByCode, personOf } from './channel-person'

/** A file of an event that is kept already. */
export interface ReceivedFile {
  file: Omit<NewFile, 'appId' | 'conversationId'>
  /** Public address of the file. */
  mediaUrl: string
}

type Taken = Extract<ChannelEvent, { type: 'message' }>['content']

/** Lists the actions of the newest message of the business, which a person may answer by their labels. */
const offeredActions = async (db: Db, conversationId: string) => {
  const row = await db
    .selectFrom('messages')
    .select('contentJson')
    .where('conversationId', '=', conversationId)
    .where('authorType', '=', 'business')
    .where('isSilent', '=', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? actionsOf(readJson<MessageContent>(row.contentJson)) : []
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

const postTaken = async (
  tx: Tx,
  { user, visitor, conversation }: ChannelPerson,
  taken: Taken,
  received: ReceivedFile | undefined
): Promise<void> => {
  const content = contentOf(taken, received)
  if (content.type === 'text') {
    const said = content.text.trim()
    const action = (await offeredActions(tx.db, conversation.id)).find(({ text }) => text === said)
    if (action?.type === 'postback') {
      return pressPostback(tx, visitor, conversation, { actionId: action.id })
    }
    if (action?.type === 'reply') content.payload = action.payload
  }
  await postMessage(tx, {
    conversation,
    author: { type: 'user', userId: user.id, ...(await readDisplayedProfile(tx.db, visitor)) },
    content,
    source: sourceOf(visitor)
  })
  const { appId, id: conversationId } = conversation
  if (received) await insertFile(tx, { ...received.file, appId, conversationId })
}

const stop = async (tx: Tx, integration: Row<'integrations'>, event: ChannelEvent) => {
  const client = await findClient(tx, integration, event)
  if (!client || client.status === 'blocked') return
  const user = await findUserBy(tx.db, integration.appId, 'id', client.userId)
  if (user) await blockClient(tx, user, client)
}

/**
 * Takes an event of an outside service: once, whatever comes twice. Of a person from whom the business takes
 * nothing, nothing is kept.
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
    const isLinked =
      event.code !== undefined && (await linkByCode(tx, integration, event.code, event))
    // Somebody who had stopped it is back.
    if (!isLinked && (await findClient(tx, integration, event))) {
      await personOf(tx, integration, event)
    }
    return true
  }
  const person = await personOf(tx, integration, event)
  const { user, visitor, conversation } = person
  if (user.blockedAt !== null) return true
  await markRead(tx, conversation, { role: 'user', userId: user.id }, sourceOf(visitor))
  if (event.type === 'message') await postTaken(tx, person, event.content, received)
  else if (await findPostback(tx.db, conversation.id, event.actionId)) {
    await pressPostback(tx, visitor, conversation, event)
  }
  return true
}
