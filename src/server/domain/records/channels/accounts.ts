import type { SecretBox } from '../../../auth'
import { type Account, CARRYING, findChannel } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'

/** Origins that stand for outside services, by the type of their integrations. */
export type Upstreams = Readonly<Record<string, string>>

/** Opens the account that an integration stands for. */
export const accountOf = (
  { id, type, settingsJson, secretsSealed }: Row<'integrations'>,
  { secretBox, upstreams }: { secretBox: SecretBox; upstreams: Upstreams }
): Account => ({
  id,
  settings: readJson(settingsJson),
  secrets: secretsSealed === null ? {} : secretBox.open(secretsSealed, id),
  origin: upstreams[type] ?? findChannel(type)?.service?.origin ?? ''
})

/** Names the account of an integration: another one where what the service must know has changed. */
export const accountKey = ({
  type,
  settingsJson,
  secretsSealed
}: Pick<Row<'integrations'>, 'type' | 'settingsJson' | 'secretsSealed'>): string => {
  const settings = readJson<Record<string, unknown>>(settingsJson)
  const names = Object.keys(findChannel(type)?.settings ?? {})
  return JSON.stringify([secretsSealed, ...names.map(name => settings[name])])
}

const carrying = (db: Db) => db.selectFrom('integrations').selectAll().where('type', 'in', CARRYING)

/** Finds the integration to which an outside service sends, of whatever app. */
export const findCarrying = (db: Db, id: string): Promise<Row<'integrations'> | undefined> =>
  carrying(db).where('id', '=', id).executeTakeFirst()

/** Lists all integrations that carry messages. */
export const listCarrying = (db: Db): Promise<Row<'integrations'>[]> =>
  carrying(db).where('status', '!=', 'inactive').orderBy('id').execute()
