import type { Db, Row } from '../../../storage'
import { createApp, createWebIntegration, deleteApp, findApp } from '../../records'
import type { Tx } from '../../transaction'

const ONLY_ROW = 1
const APP = { displayName: 'Harbour Street Cycles' }
const INTEGRATION = {
  displayName: 'Demo page',
  brandColor: '1f6f5c',
  starters: ['What does a tune-up cost?', 'Is my bike ready?', 'Which bikes do you have?']
}

/** The app that shows what Pipit does, and its web integration. */
export type DemoApp = Pick<Row<'demoApp'>, 'appId' | 'integrationId'>

/** Finds the demo; undefined when it was removed, or there never was one. */
export const findDemoApp = (db: Db): Promise<DemoApp | undefined> =>
  db.selectFrom('demoApp').select(['appId', 'integrationId']).executeTakeFirst()

const mark = async (tx: Tx, demo: DemoApp): Promise<void> => {
  await tx.db
    .insertInto('demoApp')
    .values({ id: ONLY_ROW, ...demo })
    .execute()
}

/** Creates the demo, or returns the one that is there. */
export const addDemoApp = async (tx: Tx): Promise<DemoApp> => {
  const known = await findDemoApp(tx.db)
  if (known) return known
  const { id: appId } = await createApp(tx, APP)
  const { id: integrationId } = await createWebIntegration(tx, appId, INTEGRATION)
  await mark(tx, { appId, integrationId })
  return { appId, integrationId }
}

/** Takes an app that an earlier version has created for the demo, unless it was deleted. */
export const adoptDemoApp = async (tx: Tx, demo: DemoApp): Promise<void> => {
  if ((await findDemoApp(tx.db)) || !(await findApp(tx.db, demo.appId))) return
  await mark(tx, demo)
}

/** Deletes the demo with all that it holds; does nothing when there is none. */
export const removeDemoApp = async (tx: Tx): Promise<void> => {
  const demo = await findDemoApp(tx.db)
  if (demo) await deleteApp(tx, demo.appId)
}
