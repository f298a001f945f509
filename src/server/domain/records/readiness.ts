import type { AppContext } from '../transaction'

const ONLY = 1

/**
 * Sees whether the database can be read and written, by writing to it.
 *
 * @throws Whatever keeps it from that.
 */
export const checkStorage = async ({ storage, write }: AppContext): Promise<void> => {
  await storage.read.selectFrom('readiness').select('checkedAt').execute()
  await write(({ db, now }) =>
    db
      .insertInto('readiness')
      .values({ id: ONLY, checkedAt: now })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ checkedAt: now }))
      .execute()
  )
}
