import { type TProperties, type TSchema, Type } from 'typebox'
import type { Channel } from '../../../channels'
import {
  applyPatch,
  type ChannelFields,
  changedSecrets,
  connectionState,
  createChannelIntegration,
  serviceOrigin,
  updateChannelIntegration
} from '../../../domain/records'
import { readJson } from '../../../storage'
import { Name, nullable, type Services } from '../../shared'
import { parserOf } from '../parser-of'
import { checkAccount } from './check-account'
import type { IntegrationType } from './integration-type'
import { requireFreeAddress } from './mail-address'

const displayName = Type.Optional(nullable(Name))

const isOptional = (schema: TSchema) => '~optional' in schema

/** Makes the fields of a PATCH: all are optional, and null unsets those that are optional on POST. */
const changesOf = (fields: TProperties): TProperties =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      Type.Optional(isOptional(schema) ? nullable(schema) : schema)
    ])
  )

const pick = (from: object, names: object) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name)))

/** Makes the handler of a channel's integrations. Their secrets are write-only. */
export const channelType = (type: string, channel: Channel): IntegrationType => {
  const settings = { ...channel.settings, ...channel.options, ...channel.publicParts }
  const fields = { ...settings, ...channel.secrets }
  const readNew = parserOf(Type.Object({ displayName, ...fields }))
  const readChanges = parserOf(Type.Object({ displayName, ...changesOf(fields) }))

  const sort = ({ displayName, ...said }: ReturnType<typeof readNew>): ChannelFields => ({
    displayName,
    settings: pick(said, settings),
    secrets: pick(said, channel.secrets)
  })

  /** Tells whether fields name another account than before. */
  const isAccount = ({ settings: said, secrets }: ChannelFields) =>
    Object.keys({ ...pick(said, channel.settings), ...secrets }).length > 0

  const check = (
    account: { id: string; settings: Record<string, unknown>; secrets: Record<string, string> },
    { toServices, settings: { upstreams } }: Services
  ) => checkAccount(type, { ...account, origin: serviceOrigin(type, upstreams) }, toServices)

  return {
    async create(body, services) {
      const { secretBox } = services.domain
      const fields = sort(readNew(body))
      const account = {
        settings: applyPatch({}, fields.settings),
        secrets: applyPatch({}, fields.secrets)
      }
      const checked = await check({ id: '', ...account }, services)
      return async (tx, appId) => {
        await requireFreeAddress(tx.db, fields, services.settings)
        return createChannelIntegration(tx, secretBox, {
          appId,
          type,
          fields: { ...fields, checked }
        })
      }
    },
    async update(body, services, known) {
      const { secretBox } = services.domain
      const fields = sort(readChanges(body))
      const account = () => ({
        id: known.id,
        settings: applyPatch(
          readJson<Record<string, unknown>>(known.settingsJson),
          fields.settings
        ),
        secrets: changedSecrets(secretBox, known, fields.secrets)
      })
      const checked = isAccount(fields) ? await check(account(), services) : undefined
      return async (tx, integration) => {
        await requireFreeAddress(tx.db, fields, services.settings, integration.id)
        return updateChannelIntegration(tx, secretBox, integration, { ...fields, checked })
      }
    },
    async show(_db, integration) {
      const { settingsJson, accountName, connectionProblem, connectionSince } = integration
      const own = pick(JSON.parse(settingsJson), settings)
      if (!channel.service) return own
      const connection = connectionState(integration)
      return {
        ...own,
        connection,
        ...(connectionSince !== null && {
          connectionSince: new Date(connectionSince).toISOString()
        }),
        ...(accountName !== null && { accountName }),
        ...(connection !== 'connected' && connectionProblem !== null && { connectionProblem })
      }
    }
  }
}
