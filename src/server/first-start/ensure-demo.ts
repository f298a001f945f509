import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import {
  addDemoApp,
  adoptDemoApp,
  createConsoleUser,
  type DemoApp,
  findDemoApp,
  hasConsoleUsers
} from '../domain/flows'
import { listApps } from '../domain/records'
import type { AppContext } from '../domain/transaction'
import type { Settings } from '../settings'
import { createPrivate, readPrivate } from './private-file'

const EMAIL = 'owner@example.com'
const PASSWORD_BYTES = 12

/** The demo app, and the console user that was created with it. */
export interface Demo extends DemoApp {
  /** Undefined when there was a console user before. */
  signIn?: { email: string; password: string }
}

/** A demo with the file that stores it. */
export interface StoredDemo extends Demo {
  file: string
  /** True when it was created by this start. */
  isNew: boolean
}

/** Makes a random password of 16 characters. */
export const newPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url')

/** Makes the demo; undefined: another process, which starts at the same time, has begun to. */
const makeDemo = async (domain: AppContext): Promise<Demo | undefined> => {
  const demo = await domain.write(async tx =>
    (await findDemoApp(tx.db)) ? undefined : addDemoApp(tx)
  )
  if (!demo || (await hasConsoleUsers(domain.storage.read))) return demo
  const signIn = { email: EMAIL, password: newPassword() }
  await createConsoleUser(domain, signIn)
  return { ...demo, signIn }
}

/**
 * Reads what the first start created: the demo app, which may have been removed since, and a console user.
 *
 * @returns Undefined when it created none: the demo is turned off, there were apps before, or another process
 *   creates it.
 */
export const ensureDemo = async (
  domain: AppContext,
  { demo: isWanted, dataDir }: Settings
): Promise<StoredDemo | undefined> => {
  const file = join(dataDir, 'demo.json')
  const stored = await readPrivate<Demo>(file)
  if (stored) {
    const { appId, integrationId } = stored
    await domain.write(tx => adoptDemoApp(tx, { appId, integrationId }))
    return { ...stored, file, isNew: false }
  }
  const { items } = await listApps(domain.storage.read, { limit: 1 })
  if (!isWanted || items.length) return undefined
  const made = await makeDemo(domain)
  return made && { ...(await createPrivate(file, made)), file, isNew: true }
}
