import { invalidAuth } from '../../../../protocol'
import { findDeviceInfo, findUserBy, type Session } from '../../records'
import type { AppContext } from '../../transaction'
import { announcePage } from '../conversations'
import { keepsPage, storePage } from './keep-page'
import { type Device, storeDevice } from './note-device'
import { writeAsSession } from './write-as'

/**
 * Records what a page says of the browser that it is open in, and the page, which the consoles of the app hear of.
 * The browser's former page stays where the app does not keep this one.
 *
 * @throws {ChatError} `invalid-auth`, `forbidden` for a blocked user.
 */
export const recordPage = async (
  domain: AppContext,
  session: Session,
  device: Device
): Promise<void> => {
  const opened = await writeAsSession(domain, session, async (tx, visitor) => {
    const { appId, integrationId } = visitor
    const user = await findUserBy(tx.db, appId, 'id', visitor.userId)
    if (!user) throw invalidAuth()
    const { info = {} } = device
    const isKept = await keepsPage(tx.db, appId, info.currentUrl)
    const { currentUrl, currentTitle } = isKept
      ? info
      : await findDeviceInfo(tx.db, user.id, device.id)
    const stored = await storeDevice(tx, user, {
      integrationId,
      device: { ...device, info: { ...info, currentUrl, currentTitle } }
    })
    if (!isKept || !stored) return undefined
    await storePage(tx, user.id, device.id, stored)
    return user
  })
  if (opened) announcePage(domain, opened)
}
