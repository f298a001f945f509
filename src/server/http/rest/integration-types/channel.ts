import { type TProperties, type TSchema, Type } from 'typebox'
import type { Channel } from '../../../channels'
import {
  type ChannelFields,
  createChannelIntegration,
  updateChannelIntegration
} from '../../../domain/records'
import { Name, nullable } from '../../shared'
import { parserOf } from '../parser-of'
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
  const settings = { ...channel.settings, ...channel.publicParts }
  const fields = { ...settings, ...channel.secrets }
  const readNew = parserOf(Type.Object({ displayName, ...fields }))
  const readChanges = parserOf(Type.Object({ displayName, ...changesOf(fields) }))

  const sort = ({ displayName, ...said }: ReturnType<typeof readNew>): ChannelFields => ({
    displayName,
    settings: pick(said, settings),
    secrets: pick(said, channel.secrets)
  })

  return {
    async create(body, { domain: { secretBox }, settings: ofServer }) {
      const fields = sort(readNew(body))
      return async (tx, appId) => {
        await requireFreeAddress(tx.db, fields, ofServer)
        return createChannelIntegration(tx, secretBox, { appId, type, fields })
      }
    },
    async update(body, { domain: { secretBox }, settings: ofServer }) {
      const fields = sort(readChanges(body))
      return async (tx, integration) => {
        await requireFreeAddress(tx.db, fields, ofServer, integration.id)
        return updateChannelIntegration(tx, secretBox, integration, fields)
      }
    },
    async show(_db, { settingsJson }) {
      return pick(JSON.parse(settingsJson), settings)
    }
  }
}
