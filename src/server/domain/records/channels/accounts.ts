import type { SecretBox } from '../../../auth'
import { type Account, CARRYING, findChannel } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'

/** Facts that are known of an account when it is stored. */
export type CheckedAccount = Pick<Row<'integrations'>, 'accountName' | 'connectionProblem'>

/** Origins that stand for outside services, by the type of their integrations. */
export type Upstreams = Readonly<Record<string, string>>

/** Returns the origin of the service of a type of integration, or of what stands for it. */
export const serviceOrigin = (type: string, upstreams: Upstreams): string =>
  upstreams[type] ?? findChannel(type)?.service?.origin ?? ''

/** Opens the account that an integration stands for. */
export const accountOf = (
  { id, type, settingsJson, secretsSealed }: Row<'integrations'>,
  { secretBox, upstreams }: { secretBox: SecretBox; upstreams: Upstreams }
): Account => ({
  id,
  settings: readJson(settingsJson),
  secrets: secretsSealed === null ? {} : secretBox.open(secretsSealed, id),
  origin: serviceOrigin(type, upstreams)
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

/** State of the connection of an integration to the outside service. */
export type ConnectionState = 'pending' | 'connected' | 'refused'

/** Says whether the outside service has taken our address. */
export const connectionState = ({
  connectedAt,
  status
}: Pick<Row<'integrations'>, 'connectedAt' | 'status'>): ConnectionState => {
  if (connectedAt !== null) return 'connected'
  return status === 'error' ? 'refused' : 'pending'
}

type Connecting = Pick<Row<'integrations'>, 'connectedAt' | 'status' | 'connectionSince'>

/** Makes the columns of a change of the connection; its time stays while the state is the same. */
export const connectionChange = <Change extends Partial<Connecting>>(
  before: Connecting,
  change: Change,
  now: number
) => {
  const isSame = connectionState({ ...before, ...change }) === connectionState(before)
  return { ...change, connectionSince: isSame ? before.connectionSince : now }
}

const carrying = (db: Db) => db.selectFrom('integrations').selectAll().where('type', 'in', CARRYING)

/** Finds the integration to which an outside service sends, of whatever app. */
export const findCarrying = (db: Db, id: string): Promise<Row<'integrations'> | undefined> =>
  carrying(db).where('id', '=', id).executeTakeFirst()

/** Lists all integrations that carry messages. */
export const listCarrying = (db: Db): Promise<Row<'integrations'>[]> =>
  carrying(db).where('status', '!=', 'inactive').orderBy('id').execute()
