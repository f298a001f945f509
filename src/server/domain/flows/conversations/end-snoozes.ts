import type { AppContext } from '../../transaction'
import { emitConversationUpdate } from './conversation-status'

const BATCH = 100

/** Ends the snoozes whose time has come, so that their conversations are in the inbox again. */
export const endSnoozes = async ({ write, storage, clock }: AppContext): Promise<void> => {
  for (;;) {
    const due = await storage.read
      .selectFrom('conversations')
      .select('id')
      .where('snoozedUntil', '<=', clock())
      .orderBy('snoozedUntil')
      .limit(BATCH)
      .execute()
    if (!due.length) return
    await write(async tx => {
      const rows = await tx.db
        .updateTable('conversations')
        .set({ snoozedUntil: null })
        .where(
          'id',
          'in',
          due.map(({ id }) => id)
        )
        // The team may have snoozed one again meanwhile.
        .where('snoozedUntil', '<=', tx.now)
        .returningAll()
        .execute()
      for (const row of rows) {
        // Any time will do: it was a snooze, and is none now.
        await emitConversationUpdate(tx, row, { ...row, snoozedUntil: tx.now })
      }
    })
  }
}
