import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createApp, listApps } from '../domain/apps/apps'
import { createConsoleUser } from '../domain/apps/console-users'
import type { Domain } from '../domain/domain'
import { createWebIntegration } from '../domain/integrations/integrations'
import type { Settings } from '../settings'
import { readPrivate, writePrivate } from './private-file'

const EMAIL = 'owner@example.com'
const DEMO_INTEGRATION = { displayName: 'Demo page', brandColor: '1f6f5c' }
const PASSWORD_BYTES = 12

/** The demo app, and who signs in to the console that was made with it. */
export interface Demo {
  appId: string
  integrationId: string
  /** Undefined when someone could sign in before. */
  signIn?: { email: string; password: string }
}

/** A demo with the file that keeps it. */
export interface KeptDemo extends Demo {
  file: string
  /** Made just now. */
  isNew: boolean
}

/** Makes a password of 16 characters that nobody guesses. */
export const newPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url')

const makeDemo = async (domain: Domain): Promise<Demo> => {
  const { app, integration } = await domain.write(async tx => {
    const app = await createApp(tx, { displayName: 'Harbour Street Cycles' })
    return { app, integration: await createWebIntegration(tx, app.id, DEMO_INTEGRATION) }
  })
  const demo = { appId: app.id, integrationId: integration.id }

  const anyone = await domain.storage.read
    .selectFrom('consoleUsers')
    .select('id')
    .executeTakeFirst()
  if (anyone) return demo
  const signIn = { email: EMAIL, password: newPassword() }
  await createConsoleUser(domain, signIn)
  return { ...demo, signIn }
}

/**
 * Makes the demo app on the first start, and remembers it from then on.
 *
 * @returns Undefined when there is none: the settings do not want one, or there were apps before.
 */
export const keepDemo = async (
  domain: Domain,
  { demo: isWanted, dataDir }: Settings
): Promise<KeptDemo | undefined> => {
  const file = join(dataDir, 'demo.json')
  const kept = await readPrivate<Demo>(file)
  if (kept) return { ...kept, file, isNew: false }

  const { items } = await listApps(domain.storage.read, { limit: 1 })
  if (!isWanted || items.length) return undefined
  const demo = await makeDemo(domain)
  await writePrivate(file, demo)
  return { ...demo, file, isNew: true }
}
