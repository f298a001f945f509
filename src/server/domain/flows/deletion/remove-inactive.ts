import type { Row } from '../../../storage'
import { appSettings } from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { emptyConversation } from './empty-conversation'
import { removeConversation } from './remove-conversation'

const inactiveSince = ({ db }: Pick<Tx, 'db'>, appId: string, time: number) =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('appId', '=', appId)
    .where('lastUpdatedAt', '<=', time)
    .where('snoozedUntil', 'is', null)
    // One that came back from a snooze has its time from then on.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('conversationChanges')
            .select('conversationChanges.id')
            .whereRef('conversationId', '=', 'conversations.id')
            .where('type', '=', 'unsnoozed')
            .where('byType', 'is', null)
            .where('conversationChanges.createdAt', '>', time)
        )
      )
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('scheduledMessages')
            .select('scheduledMessages.id')
            .whereRef('conversationId', '=', 'conversations.id')
        )
      )
    )
    .orderBy('lastUpdatedAt')

/** Removes a conversation unless something was said in it meanwhile, or it waits for a time now. */
const removeIfInactive = async (
  domain: AppContext,
  conversation: Row<'conversations'>,
  { time, signal }: { time: number; signal: AbortSignal }
): Promise<void> => {
  const find = async (tx: Tx) =>
    signal.aborted
      ? undefined
      : inactiveSince(tx, conversation.appId, time)
          .where('id', '=', conversation.id)
          .executeTakeFirst()
  await emptyConversation(domain, conversation, async tx => Boolean(await find(tx)))
  await domain.write(async tx => {
    const found = await find(tx)
    if (found) await removeConversation(tx, found)
  })
}

/**
 * Removes conversations, default ones too, without a message for longer than the retention of their
 * app, unless one waits for its time, or the conversation is snoozed or has just come back from that. The visitor's
 * next message starts another one.
 *
 * @param signal Ends it; what is left goes the next time.
 */
export const removeInactive = async (domain: AppContext, signal: AbortSignal): Promise<void> => {
  const { storage, clock } = domain
  for (const app of await storage.read.selectFrom('apps').selectAll().execute()) {
    const { conversationRetentionSeconds: seconds } = appSettings(app)
    if (!seconds) continue
    const time = clock() - seconds * 1_000
    const next = () => inactiveSince({ db: storage.read }, app.id, time).limit(1).executeTakeFirst()
    let conversation = await next()
    while (conversation && !signal.aborted) {
      await removeIfInactive(domain, conversation, { time, signal })
      conversation = await next()
    }
  }
}
