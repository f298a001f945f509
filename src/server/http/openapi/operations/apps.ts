import { Type } from 'typebox'
import { oneOf } from '../../shared'
import type { Operations, Tag } from '../operation'
import { CHANGES_KEPT, SettingsChange } from '../shapes/changes'
import { pageOf } from '../shapes/page'
import { Id, maybe, Nothing, shape, Text } from '../shapes/parts'
import { App, Key, NewlyMadeKey } from '../shapes/rest'

const TeamMember = shape('TeamMember', {
  id: Id,
  email: Text,
  displayName: maybe(Text),
  role: oneOf('agent', 'admin', 'owner')
})
const one = Type.Object({ app: App })
const key = Type.Object({ key: Key })

export const apps: Tag = {
  name: 'Apps',
  description: 'An app holds the data of one business: users, conversations, keys.',
  operations: {
    'POST /v2/apps': { id: 'createApp', summary: 'Creates an app', answers: { 201: one } },
    'GET /v2/apps': {
      id: 'listApps',
      summary: 'Lists all apps, oldest first',
      answers: { 200: pageOf({ apps: Type.Array(App) }) }
    },
    'GET /v2/apps/{appId}': { id: 'getApp', summary: 'Shows an app', answers: { 200: one } },
    'PATCH /v2/apps/{appId}': {
      id: 'updateApp',
      summary: 'Changes the given fields of an app',
      description: 'Settings and metadata are merged key by key.',
      answers: { 200: one }
    },
    'GET /v2/apps/{appId}/changes': {
      id: 'listAppChanges',
      summary: 'Lists who changed which setting of an app, the newest page first',
      description: CHANGES_KEPT,
      answers: { 200: pageOf({ changes: Type.Array(SettingsChange) }) }
    },
    'GET /v2/apps/{appId}/team': {
      id: 'listTeam',
      summary: 'Lists who reaches an app in the console, by e-mail address',
      description:
        'Conversations are assigned to them by the `id`; `role` says what each may do in the console.',
      answers: {
        200: Type.Object({
          members: Type.Array(TeamMember)
        })
      }
    },
    'DELETE /v2/apps/{appId}': {
      id: 'deleteApp',
      summary: 'Deletes an app with all its data',
      answers: { 200: Nothing }
    }
  }
}

/** Operations on the keys of an app or of a custom integration. */
const keyOperations = (list: string, owner: string, Owner: string): Operations => ({
  [`POST ${list}`]: {
    id: `create${Owner}Key`,
    summary: `Creates a key of ${owner}`,
    answers: { 201: Type.Object({ key: NewlyMadeKey }) }
  },
  [`GET ${list}`]: {
    id: `list${Owner}Keys`,
    summary: `Lists the keys of ${owner}, without their secrets`,
    answers: { 200: pageOf({ keys: Type.Array(Key) }) }
  },
  [`GET ${list}/{keyId}`]: {
    id: `get${Owner}Key`,
    summary: `Shows a key of ${owner}, without its secret`,
    answers: { 200: key }
  },
  [`DELETE ${list}/{keyId}`]: {
    id: `delete${Owner}Key`,
    summary: `Deletes a key of ${owner}`,
    description: 'Tokens signed with it become invalid, and sessions created with them end.',
    answers: { 200: Nothing }
  }
})

export const keys: Tag = {
  name: 'Keys',
  description:
    'A key of an app calls the REST API and signs JWTs of users; a key of a custom integration belongs to its program. Each app and each integration has at most 10. The secret is shown once, when the key is created.',
  operations: {
    ...keyOperations('/v2/apps/{appId}/keys', 'an app', 'App'),
    ...keyOperations(
      '/v2/apps/{appId}/integrations/{integrationId}/keys',
      'a custom integration',
      'Integration'
    )
  }
}
