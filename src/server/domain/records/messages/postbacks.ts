import type { PostbackAction } from '../../../../protocol'
import { type Db, readJson, type Row } from '../../../storage'
import { actionsOf } from './content-actions'
import type { MessageContent } from './message-json'

const postbacksOf = (content: MessageContent): PostbackAction[] =>
  actionsOf(content).filter(action => action.type === 'postback')

/** Inserts the postback actions of a new message. */
export const insertPostbacks = async (
  db: Db,
  { conversationId, id: messageId }: Pick<Row<'messages'>, 'conversationId' | 'id'>,
  content: MessageContent
): Promise<void> => {
  const rows = postbacksOf(content).map(({ id: actionId }) => ({
    conversationId,
    actionId,
    messageId
  }))
  if (rows.length) await db.insertInto('postbacks').values(rows).execute()
}

/** Finds a postback that some message of a conversation offers. */
export const findPostback = async (
  db: Db,
  conversationId: string,
  actionId: string
): Promise<PostbackAction | undefined> => {
  const row = await db
    .selectFrom('postbacks')
    .innerJoin('messages', join =>
      join
        .onRef('messages.conversationId', '=', 'postbacks.conversationId')
        .onRef('messages.id', '=', 'postbacks.messageId')
    )
    .select('messages.contentJson')
    .where('postbacks.conversationId', '=', conversationId)
    .where('postbacks.actionId', '=', actionId)
    .executeTakeFirst()
  const offered = row ? postbacksOf(readJson<MessageContent>(row.contentJson)) : []
  return offered.find(({ id }) => id === actionId)
}
