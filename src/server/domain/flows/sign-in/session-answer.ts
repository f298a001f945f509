import { CONVERSATIONS_PAGE_SIZE, invalidAuth, type SessionAnswer } from '../../../../protocol'
import type { Row } from '../../../storage'
import { findUserBy, readSeq } from '../../records'
import type { AppContext } from '../../transaction'
import { toUser } from '../../views'
import { listVisitorConversations } from '../conversations'

/** Options of {@link answerSession}. */
export interface SessionAnswerRequest {
  userId: string
  /** Through which they come. */
  integration: Pick<Row<'integrations'>, 'appId' | 'settingsJson'>
  sessionToken: string
  /** Newest messages to include of each conversation. @default 1 */
  messages?: number
}

/** Answers who has signed in, with the first page of their conversations. */
export const answerSession = (
  domain: AppContext,
  { userId, integration, sessionToken, messages = 1 }: SessionAnswerRequest
): Promise<SessionAnswer> =>
  domain.storage.read.transaction().execute(async db => {
    const user = await findUserBy(db, integration.appId, 'id', userId)
    if (!user) throw invalidAuth()
    const seq = await readSeq(db, { userId })
    const page = { offset: 0, limit: CONVERSATIONS_PAGE_SIZE, messages }
    const list = await listVisitorConversations(db, { ...integration, userId }, page)
    return { user: toUser(user), sessionToken, ...list, seq }
  })
