import { Type } from 'typebox'
import type { Tag } from '../operation'
import { pageOf } from '../shapes/page'
import { Moment, Nothing } from '../shapes/parts'
import { UserExport } from '../shapes/user-export'
import { User } from '../shapes/rest'

const one = Type.Object({ user: User })
const taken = { 409: 'Another user of the app has this externalId.' }

export const users: Tag = {
  name: 'Users',
  description: 'The people who chat with an app.',
  operations: {
    'POST /v2/apps/{appId}/users': {
      id: 'createUser',
      summary: 'Creates a user',
      answers: { 201: one },
      errors: taken
    },
    'GET /v2/apps/{appId}/users': {
      id: 'listUsers',
      summary: 'Lists the users of an e-mail address',
      answers: { 200: pageOf({ users: Type.Array(User) }) }
    },
    'GET /v2/apps/{appId}/users/{user}': {
      id: 'getUser',
      summary: 'Shows a user',
      answers: { 200: one }
    },
    'PATCH /v2/apps/{appId}/users/{user}': {
      id: 'updateUser',
      summary: 'Changes the fields of a user that are given; null unsets',
      description: 'Profile and metadata are changed key by key.',
      answers: { 200: one },
      errors: taken
    },
    'DELETE /v2/apps/{appId}/users/{user}': {
      id: 'deleteUser',
      summary: 'Deletes a user',
      description:
        'Conversations with nobody else go too. In groups, what the user said stays without a name.',
      answers: { 200: Nothing }
    },
    'DELETE /v2/apps/{appId}/users/{user}/personalinformation': {
      id: 'deleteUserPersonalInformation',
      summary: 'Forgets who a user is',
      description:
        'Clears profile, metadata, names on clients and messages, and what devices say of themselves. ' +
        'The user and what was said stay.',
      answers: { 200: one }
    },
    'GET /v2/apps/{appId}/users/{user}/export': {
      id: 'exportUser',
      summary: 'Gives out all data of a user',
      description:
        'As one JSON document of one moment: who the user is, their clients, devices and sessions, files, ' +
        'which events they were told of, and their conversations with all messages. Of groups that the ' +
        'user has left it holds what they said themselves.',
      answers: { 200: UserExport }
    },
    'POST /v2/apps/{appId}/users/{user}/authcode': {
      id: 'createAuthCode',
      summary: 'Makes a code with which the user logs in, once',
      description:
        'Whoever has it can log in as that user within 15 minutes, so keys of integrations make none.',
      answers: { 201: Type.Object({ authCode: Type.String(), expiresAt: Moment }) }
    }
  }
}
