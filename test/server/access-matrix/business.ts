import { openSession, postMessage } from '../../../src/server/domain/flows'
import {
  createKey,
  createSavedReply,
  createWebhook,
  createWebIntegration,
  getConversation,
  insertTeamGroup
} from '../../../src/server/domain/records'
import { newId } from '../../../src/server/domain/transaction'
import { inSeconds, signJwt, userClaims } from '../../util/sign-jwt'
import { basic, type RestWorld } from '../rest-world'
import { bytesOf, formOf } from '../upload'

/** The only allowed origin. */
export const SITE = 'https://www.example.com'
/** Text in everything that belongs to the first visitor, so that a leak shows. */
export const SECRET = 'known-to-ann-only'
/** An id that does not exist. */
export const ABSENT = '0'.repeat(24)

const poster = (world: RestWorld, path: string) => async (to: string, body: unknown) => {
  const answer = await world.call('POST', path + to, body)
  if (answer.status >= 300) throw new Error(`POST ${to}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const addPicture = async (world: RestWorld, path: string) => {
  const { body, headers } = await formOf({}, { name: 'a.png', bytes: bytesOf('png') })
  const authorization = basic(world.accountKey)
  const all = { ...headers, authorization }
  const answer = await world.call('POST', `${path}/attachments`, body, all)
  return answer.body.attachment.mediaUrl as string
}

/** Delivers an event to a webhook, as far as its log knows. */
const addDelivery = ({ domain }: RestWorld, webhookId: string): Promise<string> =>
  domain.write(async ({ db, now }) => {
    const id = newId(now)
    const event = { eventId: newId(now), type: 'conversation:referral', attempt: 1 }
    const answer = { status: 200, error: null, ms: 5, createdAt: now, nextAttemptAt: null }
    await db
      .insertInto('webhookDeliveries')
      .values({ id, webhookId, ...event, ...answer })
      .execute()
    const eventJson = JSON.stringify({ id: event.eventId, type: event.type, payload: { SECRET } })
    await db
      .insertInto('deliveryContents')
      .values({ deliveryId: id, eventJson, answer: SECRET })
      .execute()
    return id
  })

/**
 * Creates a business with one of everything that routes name: `ids` by the parameter, or the name
 * in braces, that they replace. Two visitors, ann and ben, have signed in; nearly everything is
 * ann's.
 */
export const openBusiness = async (world: RestWorld) => {
  const { id: appId, path, appKey, integrationKey, botId } = await world.addApp()
  const post = poster(world, path)
  const { integration, spareKey, savedReply, groupId, webhook } = await world.domain.write(
    async tx => ({
      integration: await createWebIntegration(tx, appId, {
        originWhitelist: [SITE],
        canUserCreateMoreConversations: true
      }),
      savedReply: await createSavedReply(tx, appId, {
        name: 'Hello',
        content: { type: 'text', text: SECRET }
      }),
      groupId: await insertTeamGroup(tx, appId, { name: SECRET, memberIds: [] }),
      spareKey: await createKey(tx, { appId }, 'Spare'),
      webhook: await createWebhook(
        tx,
        { appId, id: botId },
        { target: `https://bot.example.com/${SECRET}`, triggers: ['conversation:referral'] }
      )
    })
  )

  const openVisitor = (externalId: string, text: string) =>
    openSession(world.domain, integration, {
      sessionKey: `random characters of ${externalId} at ${appId}`,
      claim: { appId, externalId, keyId: appKey.id, expiresAt: null },
      client: { id: 'device' },
      about: { profile: { givenName: text } },
      conversation: {
        messages: [{ clientMessageId: externalId, message: { type: 'text', text } }]
      }
    })
  const ann = await openVisitor('ann', SECRET)
  const ben = await openVisitor('ben', 'Hello')
  const conversationId = ann.conversations[0]!.id
  const actionId = newId(Date.now())
  const { row: asked } = await world.domain.write(async tx =>
    postMessage(tx, {
      conversation: (await getConversation(tx.db, appId, conversationId))!,
      author: { type: 'business' },
      content: {
        type: 'text',
        text: SECRET,
        actions: [{ type: 'postback', id: actionId, text: 'Press', payload: 'pressed' }]
      },
      source: { type: 'api:conversations' }
    })
  )
  const { conversation: group } = await post('/conversations', {
    type: 'sdkGroup',
    displayName: SECRET,
    participants: [{ userId: ann.user.id }]
  })

  const { integration: mail } = await post('/integrations', {
    type: 'mailgun',
    fromAddress: 'hello@example.com'
  })
  const { integration: telegram } = await post('/integrations', { type: 'telegram', token: SECRET })
  const { client } = await post(`/users/${ann.user.id}/clients`, {
    matchCriteria: {
      type: 'mailgun',
      integrationId: mail.id,
      address: `${SECRET}@example.com`
    },
    confirmation: { type: 'immediate' },
    target: { conversationId }
  })
  const { scheduledMessage } = await post(`/conversations/${conversationId}/scheduled-messages`, {
    author: { type: 'business' },
    content: { type: 'text', text: SECRET },
    sendAt: new Date(Date.now() + 3_600_000).toISOString()
  })
  const { devices } = (await world.call('GET', `${path}/users/${ann.user.id}/devices`)).body

  // Blocking ann would refuse her other calls.
  const { user: cid } = await post('/users', { externalId: 'cid' })

  const jwtOf = (externalId: string, expiresIn: number) =>
    signJwt(appKey, userClaims(externalId, { exp: inSeconds(expiresIn) }))
  return {
    appId,
    appKey,
    integrationKey,
    tokens: { ann: ann.sessionToken, ben: ben.sessionToken },
    jwts: { ann: jwtOf('ann', 3600), ben: jwtOf('ben', 3600), expired: jwtOf('ann', -3600) },
    ids: {
      cid: cid.id,
      user: ann.user.id,
      otherUser: ben.user.id,
      conversationId,
      groupChatId: group.id as string,
      messageId: asked.id,
      actionId,
      integrationId: integration.id,
      keyId: spareKey.id,
      botId,
      botKeyId: integrationKey.id,
      webhookId: webhook.id,
      deliveryId: await addDelivery(world, webhook.id),
      savedReplyId: savedReply.id,
      groupId,
      scheduledMessageId: scheduledMessage.id,
      mailId: mail.id,
      telegramId: telegram.id,
      clientId: client.id,
      linkId: client.id,
      deviceId: devices[0].id,
      mediaUrl: await addPicture(world, path)
    }
  }
}

export type Business = Awaited<ReturnType<typeof openBusiness>>
