import type { AppContext } from '../../transaction'

/** A year. */
const KEPT_MS = 365 * 86_400_000

/** Deletes entries of the audit log older than a year. */
export const pruneAuditLog = ({ write }: AppContext): Promise<void> =>
  write(async ({ db, now }) => {
    await db
      .deleteFrom('auditLog')
      .where('createdAt', '<', now - KEPT_MS)
      .execute()
  })
