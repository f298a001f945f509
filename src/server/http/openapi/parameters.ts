import type { TSchema } from 'typebox'

/** What a name in an address means, where the schema does not say it. */
const MEANINGS: Record<string, string> = {
  appId: "The app's id.",
  webhookId: "The webhook's id.",
  keyId: "The key's id, with its prefix.",
  integrationId: "The integration's id; for webhooks of its own, an integration says `me`.",
  user: "The user's id or externalId; percent-encoded, and decoded once.",
  conversationId: "The conversation's id.",
  messageId: "The message's id.",
  clientId: "The client's id.",
  deviceId: "The device's id.",
  linkId: "The link's id.",
  'page[after]': 'Shows what comes after this cursor. Not with `page[before]`.',
  'page[before]': 'Shows what comes before this cursor.',
  'page[size]': 'How many to show at most, 1 to 100.',
  'filter[types]': 'Types, separated by commas.',
  'filter[identities.email]': 'An e-mail address, as it stands in the profile.',
  'filter[userId]': 'Conversations of this user.',
  'filter[userExternalId]': 'Conversations of the user with this externalId.',
  'filter[status]': 'Conversations in this state.',
  'filter[unread]': 'Whether there are messages by users that the business has not read.',
  'filter[text]': "Part of the name, the newest message, or a user's name, e-mail or externalId.",
  'filter[type]': 'What to search.',
  access: 'Files can be fetched by who knows their address.',
  for: 'What the file is for.',
  after: 'Where to go on from.',
  before: 'Messages before this one.',
  limit: 'How many to show at most, 1 to 100.',
  offset: 'How many to leave out at the beginning.',
  wait: 'Seconds to wait for something to happen, 0 to 25.'
}

interface WithProperties {
  properties?: Record<string, TSchema>
  required?: string[]
}

/**
 * Lists the parameters of a route that stand in one part of its address.
 *
 * @param path Of the route, with parameters in braces.
 */
export const parametersIn = (
  place: 'path' | 'query',
  schema: unknown,
  path: string,
  write: (schema: TSchema) => object
) => {
  const { properties = {}, required = [] } = (schema ?? {}) as WithProperties
  // Routes that share a schema need not share all parameters.
  const stands = (name: string) => place === 'query' || path.includes(`{${name}}`)
  return Object.entries(properties)
    .filter(([name]) => stands(name))
    .map(([name, property]) => {
      const { description: said, ...written } = write(property) as { description?: string }
      const description = MEANINGS[name] ?? said
      return {
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        ...(description && { description }),
        schema: written
      }
    })
}
