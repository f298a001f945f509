import { findChannel } from '../../../channels'
import { readJson, type Row } from '../../../storage'
import {
  connectionChange,
  type DeliveryFailure,
  endDelivery,
  getConversation,
  isConfirmation,
  scheduleUnseen
} from '../../records'
import type { Tx } from '../../transaction'
import { blockClient } from '../linking'
import { emitDelivery, noteDeliveryFailure } from '../messages'
import type { DeliveryStage } from '../webhooks'
import { failLink, noteAsked } from './settle-confirmation'

type User = Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>

/** A delivery with those whom it concerns. */
export interface Delivery {
  row: Row<'channelDeliveries'>
  user: User
  integration: Row<'integrations'> | undefined
}

/** Result of an attempt. */
export type DeliveryOutcome = {
  /** Time before which the service takes nothing of the account. */
  accountWaitsUntil?: number | undefined
} & (
  | { type: 'sent' }
  /** `isUnanswered`: the service may have taken it all the same. */
  | { type: 'later'; dueAt: number; reason: string; isUnanswered?: boolean }
  | { type: 'failed'; code: 'bad_request' | 'service_unavailable'; reason: string }
  /** The person takes no messages any more. */
  | { type: 'stopped'; reason: string }
  /** The service does not know the account. */
  | { type: 'disconnected'; dueAt: number; reason: string }
)

/**
 * Notes that the service has accepted a part of a message, once.
 *
 * @param index Place of the part among those of the message, from 0.
 * @param externalId Id of the part at the service; undefined: not known.
 */
export const noteSentPart = async (
  { db, now }: Tx,
  { id }: Pick<Row<'channelDeliveries'>, 'id'>,
  index: number,
  externalId: string | undefined
): Promise<void> => {
  const row = await db
    .selectFrom('channelDeliveries')
    .select('externalIdsJson')
    .where('id', '=', id)
    .where('partsSent', '=', index)
    .executeTakeFirst()
  if (!row) return
  const ids = readJson<string[]>(row.externalIdsJson)
  await db
    .updateTable('channelDeliveries')
    .set({
      partsSent: index + 1,
      askedAt: now,
      externalIdsJson: JSON.stringify(externalId === undefined ? ids : [...ids, externalId])
    })
    .where('id', '=', id)
    .execute()
}

/** Emits that the service has taken a message, or that the person has it. */
export const emitDelivered = async (
  tx: Tx,
  { row, user, integration }: Delivery,
  stage: DeliveryStage
): Promise<void> => {
  const conversation = await getConversation(tx.db, user.appId, row.conversationId)
  const ended = await tx.db
    .selectFrom('channelDeliveries')
    .select('externalIdsJson')
    .where('id', '=', row.id)
    .executeTakeFirst()
  if (!conversation || !ended || !integration) return
  emitDelivery(tx, conversation, user, {
    messageId: row.messageId,
    stage,
    destination: { type: integration.type, integrationId: integration.id },
    externalIds: readJson<string[]>(ended.externalIdsJson),
    isFinalEvent: stage === 'user' || !findChannel(integration.type)?.service?.reports
  })
}

/**
 * Ends a delivery without success: the message is mailed where mails go out. With the question that confirms
 * a link, the link ends.
 *
 * @param error Undefined: the message is gone, and no failure is reported.
 */
export const failDelivery = async (
  tx: Tx,
  delivery: Delivery,
  error: DeliveryFailure['error'] | undefined
): Promise<void> => {
  const { row, user, integration } = delivery
  if (isConfirmation(row)) {
    await endDelivery(tx, row, { state: 'failed', error: null })
    if (error) await failLink(tx, delivery, error)
    return
  }
  await endDelivery(tx, row, { state: 'failed', error: error?.message ?? null })
  const conversation = error && (await getConversation(tx.db, user.appId, row.conversationId))
  if (!error || !conversation) return
  const destination = integration
    ? { type: integration.type, integrationId: integration.id }
    : { type: 'unknown' }
  await noteDeliveryFailure(tx, conversation, { id: row.messageId }, { destination, error })
  await scheduleUnseen(tx, user.id)
}

/** Lets an account wait with all that it sends. */
const holdAccount = async ({ db }: Tx, integrationId: string, until: number): Promise<void> => {
  await db
    .updateTable('integrations')
    .set({ waitsUntil: until })
    .where('id', '=', integrationId)
    .where(eb => eb.or([eb('waitsUntil', 'is', null), eb('waitsUntil', '<', until)]))
    .execute()
}

/** Stores the outcome of an attempt, unless another one has ended the delivery. */
export const settleDelivery = async (
  tx: Tx,
  delivery: Delivery,
  outcome: DeliveryOutcome
): Promise<void> => {
  const { row, user, integration } = delivery
  const { accountWaitsUntil } = outcome
  if (integration && accountWaitsUntil !== undefined) {
    await holdAccount(tx, integration.id, accountWaitsUntil)
  }
  const waiting = await tx.db
    .selectFrom('channelDeliveries')
    .select('id')
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!waiting) return
  if (outcome.type === 'sent') {
    await endDelivery(tx, row, { state: 'sent', error: null })
    return isConfirmation(row) ? noteAsked(tx, delivery) : emitDelivered(tx, delivery, 'channel')
  }
  const { reason } = outcome
  if (outcome.type === 'failed') {
    return failDelivery(tx, delivery, { code: outcome.code, message: reason })
  }
  if (outcome.type === 'stopped') {
    if (!isConfirmation(row)) await blockClient(tx, user, { id: row.clientId })
    return failDelivery(tx, delivery, { code: 'bad_request', message: reason })
  }
  await tx.db
    .updateTable('channelDeliveries')
    .set({
      dueAt: outcome.dueAt,
      error: reason,
      ...(!(outcome.type === 'later' && outcome.isUnanswered) && { askedAt: null })
    })
    .where('id', '=', row.id)
    .execute()
  if (outcome.type !== 'disconnected' || !integration) return
  await tx.db
    .updateTable('integrations')
    .set({
      ...connectionChange(integration, { status: 'error', connectedAt: null }, tx.now),
      connectionProblem: reason
    })
    .where('id', '=', integration.id)
    .execute()
  tx.announceChannels()
}
