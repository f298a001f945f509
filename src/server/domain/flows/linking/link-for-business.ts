import {
  ChatError,
  conversationNotFound,
  type ImageContent,
  type TextContent
} from '../../../../protocol'
import { EMAIL, findChannel } from '../../../channels'
import type { Row } from '../../../storage'
import { channelIdentitiesOf, findIntegration, getUserConversation } from '../../records'
import type { Tx } from '../../transaction'
import { type RestClient, restClient } from '../../views'
import { addLink, confirmLink } from './add-link'
import { askToConfirm } from './ask-to-confirm'
import { isLive, readLinkTarget, requireDefault } from './link-rules'
import { removeChannelIdentity } from './remove-channel-identity'

/** Clients that a business makes act through the API. */
const SOURCE = { type: 'api:conversations' }

/** A business's request to link a channel; kept with the client. */
export interface ClientCriteria {
  /** Whether it becomes the one by which the user is reached first. */
  primary: boolean
  /** Subject of the e-mail. */
  subject?: string | undefined
  /**
   * `immediate`: at once. `userActivity`: when the user writes there. `prompt`: when they agree there.
   * The message is sent to them there; it is no part of the conversation.
   */
  confirmation: {
    type: 'immediate' | 'userActivity' | 'prompt'
    message?: { author: object; content: TextContent | ImageContent } | undefined
  }
}

/** A client that a business makes. */
export interface ClientCall {
  type: string
  integrationId: string
  address?: string
  phoneNumber?: string
  conversationId: string
  criteria: ClientCriteria
}

const requireChannel = async (
  { db }: Tx,
  appId: string,
  { type, integrationId }: ClientCall
): Promise<Row<'integrations'>> => {
  const integration = await findIntegration(db, appId, integrationId)
  if (!integration) {
    throw new ChatError('integration-not-found', 'This app has no such integration.')
  }
  if (integration.type === type) return integration
  throw new ChatError(
    'invalid-request',
    `matchCriteria.integrationId must be of type ${type}, got one of type ${integration.type}.`
  )
}

/**
 * Begins to link a channel for a business, which says where its user is reached.
 *
 * @returns The client as it begins; undefined when there is one already.
 * @throws {ChatError} `integration-not-found`, `conversation-not-found`, `invalid-answer`,
 * `invalid-request`.
 */
export const linkForBusiness = async (
  tx: Tx,
  user: Row<'users'>,
  call: ClientCall
): Promise<RestClient | undefined> => {
  const { type, conversationId, criteria } = call
  const externalId = readLinkTarget(type === EMAIL ? 'address' : 'phoneNumber', call)
  const integration = await requireChannel(tx, user.appId, call)
  if (!(await getUserConversation(tx.db, user.id, conversationId))) {
    throw conversationNotFound(conversationId)
  }
  await requireDefault(tx.db, user.id, conversationId)

  const present = await channelIdentitiesOf(tx.db, user.id)
    .where('integrationId', '=', integration.id)
    .execute()
  if (present.some(each => each.externalId === externalId && isLive(each, tx.now))) return undefined
  for (const client of present.filter(({ status }) => status === 'pending')) {
    await removeChannelIdentity(tx, user, client, { reason: 'linkCancelled', source: SOURCE })
  }
  const { client } = await addLink(tx, user, integration, {
    status: 'pending',
    externalId,
    criteriaJson: JSON.stringify(criteria),
    source: SOURCE
  })
  await askToConfirm(tx, { client, appId: user.appId, conversationId, by: 'business' })
  const start = findChannel(type)?.link
  const isProven = start && start.by !== 'code' && start.isTrusted
  if (isProven && criteria.confirmation.type === 'immediate') {
    await confirmLink(tx, user, integration, { id: client.id, source: SOURCE })
  }
  return restClient(client)
}
