import { CONVERSATIONS_PAGE_SIZE, invalidAuth, type SessionAnswer } from '../../../protocol'
import { toUser } from '../client-shapes'
import { listVisitorConversations } from '../conversations/conversation-views'
import type { Row } from '../../storage'
import type { Domain } from '../domain'
import { readSeq } from '../events/events'
import { findUserBy } from '../users/user-queries'

/** What the answer is about. */
export interface SessionAnswerRequest {
  userId: string
  /** Through which they come. */
  integration: Pick<Row<'integrations'>, 'appId' | 'settingsJson'>
  sessionToken: string
  /** How many of each conversation's newest messages to bring. @default 1 */
  messages?: number
}

/** Answers who has signed in, with the first page of their conversations. */
export const answerSession = (
  domain: Domain,
  { userId, integration, sessionToken, messages = 1 }: SessionAnswerRequest
): Promise<SessionAnswer> =>
  domain.storage.read.transaction().execute(async db => {
    const user = await findUserBy(db, integration.appId, 'id', userId)
    if (!user) throw invalidAuth()
    const seq = await readSeq(db, { userId, seqShift: 0 })
    const page = { offset: 0, limit: CONVERSATIONS_PAGE_SIZE, messages }
    const list = await listVisitorConversations(db, { ...integration, userId }, page)
    return { user: toUser(user), sessionToken, ...list, seq }
  })
