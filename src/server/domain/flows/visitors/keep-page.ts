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

/** Stores the page that is open in a user's browser. */
export const storePage = async (
  tx: Tx,
  userId: string,
  deviceId: string,
  { currentUrl = '', currentTitle = '' }: Record<string, string | undefined>
): Promise<void> => {
  const url = parseUrl(currentUrl)?.href
  if (url === undefined) return
  await insertPageVisit(tx, { userId, deviceId, url, title: toOneLine(currentTitle) || null })
}

/** Stores the page that is open in a user's browser, where the app keeps it. */
export const keepPage = async (
  tx: Tx,
  { id, appId }: User,
  deviceId: string,
  info: Record<string, string | undefined>
): Promise<void> => {
  if (await keepsPage(tx.db, appId, info['currentUrl'])) await storePage(tx, id, deviceId, info)
}

/** Deletes the page visits that are too old. */
export const prunePageVisits = (domain: AppContext): Promise<void> =>
  pruneInBatches(domain, deleteOldPageVisits)
