import { ChatError } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import { appSettings, findApp } from '../../records'

type Standing = Pick<Row<'conversations'>, 'appId' | 'status'>

/** Selects those conversations of one app that are closed, where the app lets no message reopen one. */
export const selectClosedForGood = async <Conversation extends Standing>(
  db: Db,
  conversations: Conversation[]
): Promise<Conversation[]> => {
  const closed = conversations.filter(({ status }) => status === 'closed')
  const [first] = closed
  const app = first && (await findApp(db, first.appId))
  return app && appSettings(app).disableConversationReopen ? closed : []
}

/** Whether a conversation is closed, and its app lets no message reopen one. */
export const isClosedForGood = async (db: Db, conversation: Standing): Promise<boolean> =>
  (await selectClosedForGood(db, [conversation])).length > 0

/** @throws {ChatError} `forbidden` for a conversation that is closed for good. */
export const requireWritable = async (db: Db, conversation: Standing): Promise<void> => {
  if (!(await isClosedForGood(db, conversation))) return
  throw new ChatError('forbidden', 'This conversation is closed. Start another one.')
}

/** Finds the open personal conversation of a user in which something happened last. */
export const findOpenConversation = (
  db: Db,
  userId: string
): Promise<Row<'conversations'> | undefined> =>
  db
    .selectFrom('participants')
    .innerJoin('conversations', 'conversations.id', 'participants.conversationId')
    .selectAll('conversations')
    .where('participants.userId', '=', userId)
    .where('conversations.type', '=', 'personal')
    .where('conversations.status', '!=', 'closed')
    .orderBy('conversations.lastUpdatedAt', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(1)
    .executeTakeFirst()
