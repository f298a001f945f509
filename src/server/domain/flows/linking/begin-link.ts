import { ChatError, type Link, type LinkRequest } from '../../../../protocol'
import { findChannel } from '../../../channels'
import type { Row } from '../../../storage'
import { channelIdentitiesOf, findIntegration, sourceOf, type Visitor } from '../../records'
import type { Tx } from '../../transaction'
import { toLink } from '../../views'
import { addLink } from './add-link'
import { askToConfirm } from './ask-to-confirm'
import { newLinkCode } from './link-codes'
import { isLive, isLinkedAtOnce, LINK_MAX_MS, readLinkTarget, requireDefault } from './link-rules'
import { removeChannelIdentity } from './remove-channel-identity'

/** A visitor with what names them to an app. */
export interface LinkingVisitor extends Visitor {
  externalId: string | null
}

/** Request to link a channel; `conversationId` may name the default conversation. */
export type LinkCall = LinkRequest & { conversationId?: string }

/** The user that a visitor is. */
export const userOf = ({ userId, appId, externalId }: LinkingVisitor) => ({
  id: userId,
  appId,
  externalId
})

/** Continues an existing link; the expiry of a pending one is renewed. */
const resume = async (
  { db, now, emitUserEvent }: Tx,
  client: Row<'clients'>,
  integration: Row<'integrations'>
): Promise<Link<string>> => {
  if (client.status === 'active' || client.expiresAt === null) return toLink(client, integration)
  const expiresAt = now + LINK_MAX_MS
  await db.updateTable('clients').set({ expiresAt }).where('id', '=', client.id).execute()
  const link = toLink({ ...client, expiresAt }, integration)
  emitUserEvent(client.userId, { type: 'link:updated', link })
  return link
}

/**
 * Begins to link a channel to the visitor's default conversation. The same call again goes on with the
 * same link; another address takes the place of one that was never confirmed.
 *
 * @throws {ChatError} `integration-not-found`, `conversation-not-found`, `invalid-answer`, and
 * `invalid-request` where something else is linked already.
 */
export const beginLink = async (
  tx: Tx,
  visitor: LinkingVisitor,
  { conversationId, ...request }: LinkCall
): Promise<Link<string>> => {
  const { db, now } = tx
  const integration = await findIntegration(db, visitor.appId, request.integrationId)
  const channel = integration && findChannel(integration.type)
  if (!channel || integration.status !== 'active') {
    throw new ChatError('integration-not-found', 'This app has no such channel.')
  }
  const { id: linkedId } = await requireDefault(db, visitor.userId, conversationId)
  const ask = (client: Row<'clients'>) =>
    askToConfirm(tx, { client, appId: visitor.appId, conversationId: linkedId, by: 'visitor' })
  const externalId = readLinkTarget(channel.link.by, request)

  const source = sourceOf(visitor)
  const present = await channelIdentitiesOf(db, visitor.userId)
    .where('integrationId', '=', integration.id)
    .execute()
  for (const client of present) {
    const isSame = externalId === undefined || client.externalId === externalId
    if (isSame && isLive(client, now)) {
      if (client.status === 'pending') await ask(client)
      return resume(tx, client, integration)
    }
    if (client.status === 'active') {
      throw new ChatError(
        'invalid-request',
        `This channel is linked to ${client.externalId} already. End that link first.`
      )
    }
    await removeChannelIdentity(tx, userOf(visitor), client, { reason: 'linkCancelled', source })
  }
  const isActive = isLinkedAtOnce(tx, channel.link)
  const added = await addLink(tx, userOf(visitor), integration, {
    externalId,
    source,
    ...(isActive
      ? { status: 'active' }
      : {
          status: 'pending',
          code: channel.link.by === 'code' ? newLinkCode() : null,
          expiresAt: now + LINK_MAX_MS
        })
  })
  if (!isActive) await ask(added.client)
  return added.link
}
