import type { Channel } from '../../../../protocol'
import type { SecretBox } from '../../../auth'
import { CHANNELS, findChannel, type PublicParts } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { accountKey, type CheckedAccount, connectionChange } from '../channels'
import { applyPatch, type Patch } from '../shared'

/** Fields of a channel integration. */
export interface ChannelFields {
  displayName?: string | null | undefined
  /** Public parts too. Null unsets. */
  settings: Patch<Record<string, unknown>>
  /** Null unsets. */
  secrets: Patch<Record<string, string>>
  /** Facts that the outside service gives of the account; undefined: it was not asked. */
  checked?: CheckedAccount | undefined
}

/** Lets an app's visitors go on in a channel. */
export const createChannelIntegration = (
  tx: Tx,
  secretBox: SecretBox,
  { appId, type, fields }: { appId: string; type: string; fields: ChannelFields }
): Promise<Row<'integrations'>> => {
  const id = newId(tx.now)
  tx.announceChannels()
  return tx.db
    .insertInto('integrations')
    .values({
      id,
      appId,
      type,
      status: 'active',
      displayName: fields.displayName ?? null,
      settingsJson: JSON.stringify(applyPatch({}, fields.settings)),
      secretsSealed: secretBox.seal(applyPatch({}, fields.secrets), id),
      ...fields.checked,
      connectionSince: tx.now,
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Applies changes to the secrets. Those that are all replaced can be stored even if the old key is lost. */
export const changedSecrets = (
  secretBox: SecretBox,
  { id, type, secretsSealed }: Row<'integrations'>,
  changes: ChannelFields['secrets']
): Record<string, string> => {
  const names = Object.keys(findChannel(type)?.secrets ?? {})
  const isWhole = names.every(name => Object.hasOwn(changes, name))
  const known = secretsSealed === null || isWhole ? {} : secretBox.open(secretsSealed, id)
  return applyPatch(known, changes)
}

const reseal = (
  secretBox: SecretBox,
  integration: Row<'integrations'>,
  changes: ChannelFields['secrets']
): string | null =>
  Object.keys(changes).length
    ? secretBox.seal(changedSecrets(secretBox, integration, changes), integration.id)
    : integration.secretsSealed

/** Changes the fields that are given. Another account is to be connected anew. */
export const updateChannelIntegration = (
  tx: Tx,
  secretBox: SecretBox,
  integration: Row<'integrations'>,
  { displayName, settings, secrets, checked }: ChannelFields
): Promise<Row<'integrations'>> => {
  const current = readJson<Record<string, unknown>>(integration.settingsJson)
  const account = {
    settingsJson: JSON.stringify(applyPatch(current, settings)),
    secretsSealed: reseal(secretBox, integration, secrets)
  }
  const isOther = accountKey({ ...integration, ...account }) !== accountKey(integration)
  tx.announceChannels()
  return tx.db
    .updateTable('integrations')
    .set({
      displayName,
      ...account,
      ...(checked &&
        isOther && {
          ...checked,
          waitsUntil: null,
          ...connectionChange(integration, { status: 'active', connectedAt: null }, tx.now)
        })
    })
    .where('id', '=', integration.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the settings of a channel that visitors may read. */
export const publicParts = ({
  type,
  settingsJson
}: Pick<Row<'integrations'>, 'type' | 'settingsJson'>): PublicParts => {
  const names = Object.keys(findChannel(type)?.publicParts ?? {})
  const settings = Object.entries(readJson<object>(settingsJson))
  return Object.fromEntries(settings.filter(([name]) => names.includes(name)))
}

/** An app's channels as the widget gets them. */
export interface ListedChannels {
  channels: Channel[]
  /** Types of those through which messages travel now, listed or not. */
  connected: string[]
}

/**
 * Lists an app's channels. One that is not connected is left out while another of its type is:
 * messengers tell by the type whether messages travel.
 *
 * @param order Ids or types, as integrationOrder has them; null: all, as they were made.
 */
export const listChannels = async (
  db: Db,
  appId: string,
  order: string[] | null
): Promise<ListedChannels> => {
  const rows = await db
    .selectFrom('integrations')
    .selectAll()
    .where('appId', '=', appId)
    .where('status', '=', 'active')
    .where('type', 'in', Object.keys(CHANNELS))
    .orderBy('id')
    .execute()
  const connected = new Set(
    rows.filter(({ connectedAt }) => connectedAt !== null).map(({ type }) => type)
  )
  const ways = rows.filter(({ type, connectedAt }) => connectedAt !== null || !connected.has(type))
  const ordered = order?.flatMap(wanted =>
    ways.filter(({ id, type }) => id === wanted || type === wanted)
  )
  return {
    channels: [...new Set(ordered ?? ways)].map(row => ({
      id: row.id,
      type: row.type,
      ...publicParts(row)
    })),
    connected: [...connected]
  }
}
