import type { AppContext } from '../../transaction'

/** Two years. */
const KEPT_MS = 730 * 86_400_000

/** Deletes changes of settings older than two years. Each app and integration has few of them. */
export const pruneSettingsChanges = ({ write }: AppContext): Promise<void> =>
  write(async ({ db, now }) => {
    await db
      .deleteFrom('settingsChanges')
      .where('createdAt', '<', now - KEPT_MS)
      .execute()
  })
