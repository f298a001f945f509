import { type Db, prepared, readJson, type Row } from '../../../storage'
import type { OfficeHours } from '../../../../protocol'
import { newId, type Tx } from '../../transaction'
import { type Page, type PageRequest, patchMetadata, readPageById } from '../shared'
import { keepMemberPictures } from './member-pictures'

/** Settings of an app. */
export interface AppSettings {
  /** After so many seconds without a message a conversation is removed; 0: never. */
  conversationRetentionSeconds: number
  /** Whether numbers of payment cards are hidden in what users say. */
  maskCreditCardNumbers: boolean
  /** Whether the pages that users open are kept. */
  pageVisits: boolean
  /** Whether users without a name and e-mail address get the name of an animal. */
  useAnimalNames: boolean
  /** Whether a clicked postback also shows as a message. */
  echoPostback: boolean
  /** Stored without effect: here only a message starts a conversation. */
  ignoreAutoConversationStart: boolean
  /** Whether a user may have more than one conversation; always. */
  multiConvoEnabled: boolean
  /** Stored without effect: the server words no message. */
  appLocalizationEnabled: boolean
  /** Whether users may end a conversation; never. */
  endSessionEnabled: boolean
  /** Whether a user's message is refused where it would reopen a closed conversation. */
  disableConversationReopen: boolean
  /** When the business answers; null: at any time. */
  officeHours: OfficeHours | null
  /** Until when it is closed whatever its hours say, in ISO 8601; null: it is not. */
  awayUntil: string | null
  /** Sent to a visitor who writes while it is closed; null: nothing. */
  awayMessage: string | null
}

/** Fields of an app; `metadata` is checked here. */
export interface AppFields {
  displayName?: string
  iconUrl?: string | null
  metadata?: unknown
  settings?: Partial<AppSettings>
}

const DEFAULT_SETTINGS: AppSettings = {
  conversationRetentionSeconds: 0,
  maskCreditCardNumbers: false,
  pageVisits: true,
  useAnimalNames: false,
  echoPostback: false,
  ignoreAutoConversationStart: false,
  multiConvoEnabled: true,
  appLocalizationEnabled: false,
  endSessionEnabled: false,
  disableConversationReopen: false,
  officeHours: null,
  awayUntil: null,
  awayMessage: null
}

/** Reads an app's settings, the defaults where nothing was set. */
export const appSettings = ({ settingsJson }: Pick<Row<'apps'>, 'settingsJson'>): AppSettings => ({
  ...DEFAULT_SETTINGS,
  ...readJson<Partial<AppSettings>>(settingsJson)
})

const selectApp = prepared<{ id: string }, Row<'apps'>>((db, value) =>
  db.selectFrom('apps').selectAll().where('id', '=', value('id'))
)

export const findApp = async (db: Db, id: string): Promise<Row<'apps'> | undefined> =>
  (await selectApp(db, { id }))[0]

/** Lists all apps of the account, in the order they were made. */
export const listApps = (db: Db, page: PageRequest): Promise<Page<Row<'apps'>>> =>
  readPageById(db, db.selectFrom('apps').selectAll(), 'apps.id', page)

/** @throws {ChatError} `invalid-request` for bad metadata. */
export const createApp = (
  tx: Tx,
  { displayName, iconUrl = null, metadata, settings = {} }: AppFields & { displayName: string },
  id = newId(tx.now)
): Promise<Row<'apps'>> =>
  tx.db
    .insertInto('apps')
    .values({
      id,
      displayName,
      iconUrl,
      metadataJson: JSON.stringify(patchMetadata({}, metadata)),
      settingsJson: JSON.stringify(settings),
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Changes the fields that are given; metadata and settings key by key.
 *
 * @returns Undefined when there is no such app.
 * @throws {ChatError} `invalid-request` for bad metadata.
 */
export const updateApp = async (
  tx: Tx,
  id: string,
  { displayName, iconUrl, metadata, settings }: AppFields
): Promise<Row<'apps'> | undefined> => {
  const app = await findApp(tx.db, id)
  if (!app) return undefined
  return tx.db
    .updateTable('apps')
    .set({
      displayName,
      iconUrl,
      metadataJson: JSON.stringify(patchMetadata(JSON.parse(app.metadataJson), metadata)),
      settingsJson: JSON.stringify({ ...JSON.parse(app.settingsJson), ...settings })
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Deletes an app with all it holds: keys, integrations, users, conversations, messages, files. Pictures of members
 * of the team stay, while there is another app. Of an app that may be large, `emptyApp` deletes most before.
 */
export const deleteApp = async (tx: Tx, id: string): Promise<void> => {
  await keepMemberPictures(tx, id)
  await tx.db.deleteFrom('apps').where('id', '=', id).execute()
  tx.invalidateAccess(id)
}
