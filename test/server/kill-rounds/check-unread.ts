import type { Processes } from '../processes-world'
import type { Findings } from './findings'

/** Conversations whose counts differ from the messages: of the business all are unread, of a visitor those since the own last one. */
const MISCOUNTED = `
  select conversations.id from conversations
  join participants on participants."conversationId" = conversations.id
  where "businessUnreadCount" <> (
    select count(*) from messages
    where messages."conversationId" = conversations.id and "authorType" = 'user'
  ) or "unreadCount" <> (
    select count(*) from messages
    where messages."conversationId" = conversations.id and "authorType" = 'business'
      and messages.id > coalesce((
        select max(own.id) from messages own
        where own."conversationId" = conversations.id and own."userId" = participants."userId"
      ), '')
  )`

/** Recounts the unread messages of all conversations. */
export const checkUnread = async (world: Processes, findings: Findings): Promise<void> => {
  const rows = (await world.postgres.run(MISCOUNTED, 'pipit')) as { id: string }[]
  findings.unread.push(...rows.map(({ id }) => id))
}
