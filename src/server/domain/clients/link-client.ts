import { ChatError, conversationNotFound } from '../../../protocol'
import { findChannel } from '../../channels'
import type { Row } from '../../storage'
import { addLink, confirmLink } from './add-link'
import { clientsOf } from './clients'
import { getUserConversation } from '../conversations/conversations'
import type { Tx } from '../domain'
import { findIntegration } from '../integrations/integrations'
import { isLive, readWhere, requireDefault } from './link-rules'
import { removeClient } from './remove-client'
import { type RestClient, restClient } from './rest-clients'

/** Clients that a business makes act through the API. */
const SOURCE = { type: 'api:conversations' }

/** How a business wants a channel linked; kept with the client. */
export interface ClientCriteria {
  /** Whether it becomes the one by which the user is reached first. */
  primary: boolean
  /** Of an e-mail. */
  subject?: string
  /**
   * `immediate`: at once. `userActivity`: when the user writes there. `prompt`: when they agree there.
   * The message asks them; it is no part of the conversation.
   */
  confirmation: { type: 'immediate' | 'userActivity' | 'prompt'; message?: object }
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
export const linkClient = async (
  tx: Tx,
  user: Row<'users'>,
  call: ClientCall
): Promise<RestClient | undefined> => {
  const { type, conversationId, criteria } = call
  const externalId = readWhere(type === 'mailgun' ? 'address' : 'phoneNumber', call)
  const integration = await requireChannel(tx, user.appId, call)
  if (!(await getUserConversation(tx.db, user.id, conversationId))) {
    throw conversationNotFound(conversationId)
  }
  await requireDefault(tx.db, user.id, conversationId)

  const present = await clientsOf(tx.db, user.id)
    .where('integrationId', '=', integration.id)
    .execute()
  if (present.some(each => each.externalId === externalId && isLive(each, tx.now))) return undefined
  for (const client of present.filter(({ status }) => status === 'pending')) {
    await removeClient(tx, user, client, { reason: 'linkCancelled', source: SOURCE })
  }
  const { client } = await addLink(tx, user, integration, {
    status: 'pending',
    externalId,
    criteriaJson: JSON.stringify(criteria),
    source: SOURCE
  })
  const start = findChannel(type)?.link
  const isProven = start && start.by !== 'code' && start.isTrusted
  if (isProven && criteria.confirmation.type === 'immediate') {
    await confirmLink(tx, user, integration, { id: client.id, source: SOURCE })
  }
  return restClient(client)
}
