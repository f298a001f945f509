import type { MessageSource } from '../../../protocol'
import type { Row } from '../../storage'
import { findDefaultConversation } from '../conversations/conversations'
import type { Tx } from '../domain'
import { restClient } from './rest-clients'
import { truncatedConversation } from '../rest-shapes'
import { userRef } from '../users/user-ref'

type User = Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>

/** What an app is told of a client of a user. */
export type ClientNews =
  | { type: 'client:add'; reason: 'channelLinking' | 'sdkLogin' | 'authCode' }
  | { type: 'client:update'; reason: 'confirmed' | 'matched' }
  | {
      type: 'client:remove'
      reason: 'api' | 'linkCancelled' | 'linkFailed' | 'sdk'
      error?: { code: string; message: string }
    }

/** Of these removals alone a conversation is named: those of links that came to nothing. */
const FAILED_LINKS = ['linkCancelled', 'linkFailed']

/** Tells an app of a client, under the conversation that is linked with it. */
export const tellOfClient = async (
  tx: Tx,
  user: User,
  client: Row<'clients'>,
  { type, ...details }: ClientNews & { source: MessageSource }
): Promise<void> => {
  const isNamed = type !== 'client:remove' || FAILED_LINKS.includes(details.reason)
  const conversation = isNamed ? await findDefaultConversation(tx.db, user.id) : undefined
  tx.tellApp(user.appId, {
    type,
    conversationId: conversation?.id,
    payload: {
      ...(conversation && { conversation: truncatedConversation(conversation) }),
      user: userRef(user),
      client: restClient(client),
      ...details
    }
  })
}
