import type { TSchema } from 'typebox'

/** Descriptions of parameters whose schema has none. */
const MEANINGS: Record<string, string> = {
  appId: "The app's id.",
  webhookId: "The webhook's id.",
  deliveryId: "The delivery's id, from the log of the webhook.",
  groupId: "The group's id.",
  savedReplyId: "The saved reply's id.",
  keyId: "The key's id, with its prefix.",
  integrationId: "The integration's id; for webhooks of its own, an integration says `me`.",
  user: "The user's id or externalId; percent-encoded, and decoded once.",
  conversationId: "The conversation's id.",
  messageId: "The message's id.",
  scheduledMessageId: "The scheduled message's id.",
  clientId: "The client's id.",
  deviceId: "The device's id.",
  linkId: "The link's id.",
  'page[after]': 'The page after this cursor. Not with `page[before]`.',
  'page[before]': 'The page before this cursor.',
  'page[size]': 'Largest number of results, 1 to 100.',
  'filter[types]': 'Types, separated by commas.',
  'filter[identities.email]': 'An e-mail address, in any case.',
  'filter[userId]': 'Conversations of this user.',
  'filter[userExternalId]': 'Conversations of the user with this externalId.',
  'filter[status]': 'Conversations in this state.',
  'filter[assigneeId]':
    'Conversations that this member of the team looks after; `none`: those that are unassigned.',
  'filter[assignedGroupId]':
    'Conversations that are assigned to this group of the team; `none`: those of no group.',
  'filter[assignedGroupMemberId]':
    'Conversations that are assigned to groups that this member of the team is in.',
  'filter[snoozed]': '`true`: conversations that are snoozed. `false`: the others.',
  'filter[mentions]': 'Conversations with a note that mentions this member of the team.',
  'filter[tag]': 'Conversations with this tag, upper and lower case alike.',
  'filter[channel]':
    'Conversations with a user who has an active client of this type, such as `telegram`; `sdk`: a messenger on the web.',
  'filter[unread]': 'Whether the business has unread messages of users.',
  'filter[text]':
    "Words in the name, in one of the 30 newest messages, or in a user's name, e-mail or externalId; or `#` and the last four digits of a user's id.",
  'filter[type]': 'What to search.',
  'filter[appId]': 'Entries about this app and what belongs to it.',
  'filter[kind]': 'Entries about things of this kind.',
  sort: '`newest`, the default: most recently active first. `waiting`: first those that wait for the business, the longest first, then the others, most recently active first. A cursor belongs to the order of its list.',
  access: 'Anybody who knows the address of a file can read it.',
  for: 'What the file is for.',
  after: 'Where to go on from.',
  before: 'Messages before this one.',
  limit: 'Largest number of results, 1 to 100.',
  offset: 'Number of results to skip.',
  wait: 'Seconds to wait for an event, 0 to 25.',
  'idempotency-key':
    'A name for this message, new for each: a call that is repeated with it gives the first message back.'
}

interface WithProperties {
  properties?: Record<string, TSchema>
  required?: string[]
}

/**
 * Lists the parameters of a route in one part of its address, or in its headers.
 *
 * @param path Path of the route, with parameters in braces.
 */
export const parametersIn = (
  place: 'path' | 'query' | 'header',
  schema: unknown,
  path: string,
  write: (schema: TSchema) => object
) => {
  const { properties = {}, required = [] } = (schema ?? {}) as WithProperties
  // Routes may share a schema without having all of its parameters.
  const stands = (name: string) => place !== 'path' || path.includes(`{${name}}`)
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
