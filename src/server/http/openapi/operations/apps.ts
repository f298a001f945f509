import { Type } from 'typebox'
import type { Tag } from '../operation'
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

export const keys: Tag = {
  name: 'Keys',
  description:
    'A key of an app calls the REST API, and signs for users. An app has at most 10. The secret is shown once, when the key is made.',
  operations: {
    'POST /v2/apps/{appId}/keys': {
      id: 'createAppKey',
      summary: 'Creates a key of an app',
      answers: { 201: Type.Object({ key: NewlyMadeKey }) },
      errors: { 409: 'The app has as many keys as it may have.' }
    },
    'GET /v2/apps/{appId}/keys': {
      id: 'listAppKeys',
      summary: 'Lists the keys of an app, without their secrets',
      answers: { 200: pageOf({ keys: Type.Array(Key) }) }
    },
    'GET /v2/apps/{appId}/keys/{keyId}': {
      id: 'getAppKey',
      summary: 'Shows a key of an app, without its secret',
      answers: { 200: key }
    },
    'DELETE /v2/apps/{appId}/keys/{keyId}': {
      id: 'deleteAppKey',
      summary: 'Deletes a key of an app',
      description: 'What it signed is worth nothing from then on, and sessions made by it end.',
      answers: { 200: Nothing }
    }
  }
}
