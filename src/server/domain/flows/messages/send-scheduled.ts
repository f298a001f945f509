import { readJson } from '../../../storage'
import { getConversation, listDueMessages, takeScheduledMessage } from '../../records'
import type { AppContext } from '../../transaction'
import { announceToTeam } from '../conversations'
import { postMessage } from './post-message'

const BATCH = 100

/** Sends the messages whose time has come, each once: it stops waiting in the transaction that posts it. */
export const sendScheduled = async (domain: AppContext): Promise<void> => {
  for (;;) {
    const due = await listDueMessages(domain.storage.read, domain.clock(), BATCH)
    if (!due.length) return
    for (const { id, conversationId, appId } of due) {
      const sentIn = await domain.write(async tx => {
        const scheduled = await takeScheduledMessage(tx, { conversationId, scheduledMessageId: id })
        const conversation = scheduled && (await getConversation(tx.db, appId, conversationId))
        if (!conversation) return undefined
        const { authorJson, contentJson, metadataJson, sourceJson } = scheduled
        await postMessage(tx, {
          conversation,
          author: { type: 'business', ...readJson<object>(authorJson) },
          content: readJson(contentJson),
          metadata: metadataJson === null ? undefined : readJson(metadataJson),
          source: readJson(sourceJson)
        })
        return conversation
      })
      if (sentIn) announceToTeam(domain, sentIn, 'conversation:scheduled')
    }
  }
}
