import { parseUrl } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import {
  appSettings,
  deleteOldPageVisits,
  findApp,
  insertPageVisit,
  toOneLine
} from '../../records'
import { type AppContext, pruneInBatches, type Tx } from '../../transaction'

type User = Pick<Row<'users'>, 'id' | 'appId'>

/** Tells whether an app keeps an address as a page that a user has opened: one of the web, unless that is turned off. */
export const keepsPage = async (db: Db, appId: string, url = ''): Promise<boolean> => {
  if (!/^https?:$/.test(parseUrl(url)?.protocol ?? '')) return false
  const app = await findApp(db, appId)
  return app !== undefined && appSettings(app).pageVisits
}

/** Keeps the page that is open in a user's browser, where the app keeps it. */
export const keepPage = async (
  tx: Tx,
  { id: userId, appId }: User,
  deviceId: string,
  { currentUrl: url, currentTitle }: Record<string, string | undefined>
): Promise<void> => {
  if (url === undefined || !(await keepsPage(tx.db, appId, url))) return
  const { href } = new URL(url)
  const title = toOneLine(currentTitle ?? '') || null
  await insertPageVisit(tx, { userId, deviceId, url: href, title })
}

/** Deletes the page visits that are too old. */
export const prunePageVisits = (domain: AppContext): Promise<void> =>
  pruneInBatches(domain, deleteOldPageVisits)
