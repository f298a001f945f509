import type { Db, Row } from '../../../storage'
import { appEventSubjects, type EventPayload } from '../../transaction'
import type { RestMessage } from '../../views'

type ConversationKey = Pick<Row<'conversations'>, 'id' | 'appId'>

/** Payload of `conversation:message`. */
interface MessagePayload extends EventPayload {
  message: RestMessage
}

/** Puts another payload in the place of an event's; it may quote less, never another message. */
export const replacePayload = async (
  db: Db,
  position: number,
  payload: EventPayload
): Promise<void> => {
  const { quotedMessageId } = appEventSubjects(payload)
  await db
    .updateTable('appEvents')
    .set({
      payloadJson: JSON.stringify(payload),
      ...(quotedMessageId === null && { quotedMessageId: null, quotedUserId: null })
    })
    .where('position', '=', position)
    .execute()
}

/** Deletes an event of an app's log. */
const deleteAppEvent = async (db: Db, position: number): Promise<void> => {
  await db.deleteFrom('appEvents').where('position', '=', position).execute()
}

/**
 * Rewrites the `conversation:message` events of an app that show messages or quote them.
 *
 * @param upTo Which messages: one, or all up to one.
 * @param rewrite Returns the message as it is to be shown; undefined deletes its event.
 */
export const rewriteMessages = async (
  db: Db,
  conversation: ConversationKey,
  { id, upTo = false }: { id: string; upTo?: boolean },
  rewrite: (message: RestMessage) => RestMessage | undefined
): Promise<void> => {
  const operator = upTo ? '<=' : '='
  const rows = await db
    .selectFrom('appEvents')
    .select(['position', 'payloadJson'])
    .where('appId', '=', conversation.appId)
    .where('conversationId', '=', conversation.id)
    .where('type', '=', 'conversation:message')
    .where(({ eb, or }) => or([eb('messageId', operator, id), eb('quotedMessageId', operator, id)]))
    .execute()
  for (const { position, payloadJson } of rows) {
    const payload = JSON.parse(payloadJson) as MessagePayload
    const message = rewrite(payload.message)
    if (message) await replacePayload(db, position, { ...payload, message })
    else await deleteAppEvent(db, position)
  }
}
