import { type TProperties, type TSchema, Type } from 'typebox'
import type { Channel } from '../../../channels'
import {
  type ChannelFields,
  createChannelIntegration,
  updateChannelIntegration
} from '../../../domain/integrations/channel-integrations'
import { Name, nullable } from '../../schemas'
import { readerOf } from '../reader'
import type { IntegrationType } from './integration-type'

const displayName = Type.Optional(nullable(Name))

const isOptional = (schema: TSchema) => '~optional' in schema

/** On PATCH all may be left out, and what may be left out on POST is unset by null. */
const changesOf = (fields: TProperties): TProperties =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      Type.Optional(isOptional(schema) ? nullable(schema) : schema)
    ])
  )

const pick = (from: object, names: object) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name)))

/** A channel in which visitors may go on, as an integration. Its secrets are said once, and never shown. */
export const channelType = (type: string, channel: Channel): IntegrationType => {
  const settings = { ...channel.settings, ...channel.publicParts }
  const fields = { ...settings, ...channel.secrets }
  const readNew = readerOf(Type.Object({ displayName, ...fields }))
  const readChanges = readerOf(Type.Object({ displayName, ...changesOf(fields) }))

  const sort = ({ displayName, ...said }: ReturnType<typeof readNew>): ChannelFields => ({
    displayName,
    settings: pick(said, settings),
    secrets: pick(said, channel.secrets)
  })

  return {
    async create(body, { secretBox }) {
      const fields = sort(readNew(body))
      return (tx, appId) => createChannelIntegration(tx, secretBox, { appId, type, fields })
    },
    async update(body, { secretBox }) {
      const fields = sort(readChanges(body))
      return (tx, integration) => updateChannelIntegration(tx, secretBox, integration, fields)
    },
    async show(_db, { settingsJson }) {
      return pick(JSON.parse(settingsJson), settings)
    }
  }
}
