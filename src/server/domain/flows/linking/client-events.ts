import type { MessageSource } from '../../../../protocol'
import type { Row } from '../../../storage'
import { findDefaultConversation } from '../../records'
import type { Tx } from '../../transaction'
import { restClient, truncatedConversation, userRef } from '../../views'

type User = Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>

/** Events of an app about a client of a user. */
export type ClientEventDetails =
  | { type: 'client:add'; reason: 'channelLinking' | 'sdkLogin' | 'authCode' }
  | { type: 'client:update'; reason: 'confirmed' | 'matched' | 'blocked' }
  | {
      type: 'client:remove'
      reason: 'api' | 'linkCancelled' | 'linkFailed' | 'sdk'
      error?: { code: string; message: string }
    }

/** Reasons of removals whose event names a conversation: the link never became active. */
const FAILED_LINKS = ['linkCancelled', 'linkFailed']

/** Emits an event of a client to its app, with the conversation that is linked to it. */
export const emitClientEvent = async (
  tx: Tx,
  user: User,
  client: Row<'clients'>,
  { type, ...details }: ClientEventDetails & { source: MessageSource }
): Promise<void> => {
  const isNamed = type !== 'client:remove' || FAILED_LINKS.includes(details.reason)
  const conversation = isNamed ? await findDefaultConversation(tx.db, user.id) : undefined
  tx.emitAppEvent(user.appId, {
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
