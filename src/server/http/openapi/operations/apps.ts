import { Type } from 'typebox'
import type { Operations, Tag } from '../operation'
import { pageOf } from '../shapes/page'
import { Nothing } from '../shapes/parts'
import { App, Key, NewlyMadeKey } from '../shapes/rest'

const one = Type.Object({ app: App })
const key = Type.Object({ key: Key })

export const apps: Tag = {
  name: 'Apps',
  description: 'An app is a business of its own: its users, conversations and keys.',
  operations: {
    'POST /v2/apps': { id: 'createApp', summary: 'Creates an app', answers: { 201: one } },
    'GET /v2/apps': {
      id: 'listApps',
      summary: 'Lists all apps, in the order they were made',
      answers: { 200: pageOf({ apps: Type.Array(App) }) }
    },
    'GET /v2/apps/{appId}': { id: 'getApp', summary: 'Shows an app', answers: { 200: one } },
    'PATCH /v2/apps/{appId}': {
      id: 'updateApp',
      summary: 'Changes the fields of an app that are given',
      description: 'Settings and metadata are changed key by key.',
      answers: { 200: one }
    },
    'DELETE /v2/apps/{appId}': {
      id: 'deleteApp',
      summary: 'Deletes an app with all it holds',
      answers: { 200: Nothing }
    }
  }
}

/** Of an app and of a custom integration alike. */
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
    description: 'What it signed is worth nothing from then on, and sessions made by it end.',
    answers: { 200: Nothing }
  }
})

export const keys: Tag = {
  name: 'Keys',
  description:
    'A key of an app calls the REST API, and signs for users; one of a custom integration is for its program. Each has at most 10. The secret is shown once, when the key is made.',
  operations: {
    ...keyOperations('/v2/apps/{appId}/keys', 'an app', 'App'),
    ...keyOperations(
      '/v2/apps/{appId}/integrations/{integrationId}/keys',
      'a custom integration',
      'Integration'
    )
  }
}
