import { sql } from 'kysely'
import { EMAIL } from '../../../channels'
import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { type Page, type PageRequest, readPageById } from '../shared'
import { type OwnTextChanges, patchOwnTexts } from './own-texts'
import { patchWebSettings, type WebSettingsChanges } from './patch-web-settings'

/** Fields of a web integration. */
export interface IntegrationFields extends WebSettingsChanges {
  displayName?: string | null
  customText?: OwnTextChanges | null
}

const integrationsOf = (db: Db, appId: string) =>
  db.selectFrom('integrations').selectAll().where('appId', '=', appId)

/** Finds an integration of one app. */
export const findIntegration = (
  db: Db,
  appId: string,
  id: string
): Promise<Row<'integrations'> | undefined> =>
  integrationsOf(db, appId).where('id', '=', id).executeTakeFirst()

/** Finds the integration that a page names, of whatever app. */
export const findWebIntegration = (db: Db, id: string): Promise<Row<'integrations'> | undefined> =>
  db
    .selectFrom('integrations')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', 'web')
    .executeTakeFirst()

/** Finds the first integration of a type that an app made. */
export const findIntegrationOfType = (
  db: Db,
  appId: string,
  type: string
): Promise<Row<'integrations'> | undefined> =>
  integrationsOf(db, appId).where('type', '=', type).orderBy('id').executeTakeFirst()

/** Finds the integration that takes mails at an address, of whatever app: the oldest one if there are several. */
export const findMailIntegration = (
  db: Db,
  address: string
): Promise<Row<'integrations'> | undefined> =>
  db
    .selectFrom('integrations')
    .selectAll()
    // As the index integrationsByIncomingAddress has it.
    .where(
      sql`lower(json_extract("settingsJson", '$.incomingAddress'))`,
      '=',
      address.toLowerCase()
    )
    .where('type', '=', EMAIL)
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/**
 * Lists an app's integrations, in the order they were made.
 *
 * @param types Only these; undefined: all.
 */
export const listIntegrations = (
  db: Db,
  appId: string,
  types: string[] | undefined,
  page: PageRequest
): Promise<Page<Row<'integrations'>>> => {
  const all = integrationsOf(db, appId)
  const query = types ? all.where('type', 'in', types) : all
  return readPageById(db, query, 'integrations.id', page, all)
}

/** @throws {ChatError} `invalid-request` for what is not an origin, or a text that the messenger has not. */
export const createWebIntegration = (
  tx: Tx,
  appId: string,
  { displayName = null, customText = null, ...settings }: IntegrationFields
): Promise<Row<'integrations'>> =>
  tx.db
    .insertInto('integrations')
    .values({
      id: newId(tx.now),
      appId,
      type: 'web',
      status: 'active',
      displayName,
      settingsJson: patchWebSettings('{}', settings),
      customTextJson: patchOwnTexts('{}', customText),
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Changes the given fields; null resets a field to its default.
 *
 * @throws {ChatError} `invalid-request` for what is not an origin, or a text that the messenger has not.
 */
export const updateWebIntegration = (
  { db, announceSettings }: Tx,
  { id, settingsJson, customTextJson, customTextVersion }: Row<'integrations'>,
  { displayName, customText, ...settings }: IntegrationFields
): Promise<Row<'integrations'>> => {
  announceSettings(id)
  return db
    .updateTable('integrations')
    .set({
      displayName,
      settingsJson: patchWebSettings(settingsJson, settings),
      ...(customText !== undefined && {
        customTextJson: patchOwnTexts(customTextJson, customText),
        customTextVersion: customTextVersion + 1
      })
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
