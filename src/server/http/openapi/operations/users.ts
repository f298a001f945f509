import { Type } from 'typebox'
import type { Tag } from '../operation'
import { PageVisit } from '../shapes/clients'
import { pageOf } from '../shapes/page'
import { Flag, Moment, Nothing } from '../shapes/parts'
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
      summary: 'Lists the users with an e-mail address',
      answers: { 200: pageOf({ users: Type.Array(User) }) }
    },
    'GET /v2/apps/{appId}/users/{user}': {
      id: 'getUser',
      summary: 'Shows a user',
      answers: { 200: one }
    },
    'PATCH /v2/apps/{appId}/users/{user}': {
      id: 'updateUser',
      summary: 'Changes the given fields of a user; null removes a field',
      description: 'Profile and metadata are merged key by key.',
      answers: { 200: one },
      errors: taken
    },
    'DELETE /v2/apps/{appId}/users/{user}': {
      id: 'deleteUser',
      summary: 'Deletes a user',
      description:
        'Conversations without other participants are deleted, too. In groups, the messages of the user stay, without a name.',
      answers: { 200: Nothing }
    },
    'POST /v2/apps/{appId}/users/{user}/block': {
      id: 'blockUser',
      summary: 'Takes nothing more from a user',
      description:
        'Their messages, files, presses of buttons and changes are refused with 403; they still read, and the business still ' +
        'writes to them. An anonymous visitor who clears the browser is another user. A login keeps the block.',
      answers: { 200: one }
    },
    'POST /v2/apps/{appId}/users/{user}/unblock': {
      id: 'unblockUser',
      summary: 'Takes messages of a user again',
      answers: { 200: one }
    },
    'DELETE /v2/apps/{appId}/users/{user}/personalinformation': {
      id: 'deleteUserPersonalInformation',
      summary: 'Erases the personal data of a user',
      description:
        'Clears profile, metadata, names on clients and messages, and the facts about devices. ' +
        'The user and the messages stay.',
      answers: { 200: one }
    },
    'GET /v2/apps/{appId}/users/{user}/page-visits': {
      id: 'listPageVisits',
      summary: 'Lists the pages that the user has opened, the newest first',
      description:
        'At most the newest 50 of the last 30 days. `areKept` is the `pageVisits` of the app: false means that pages opened now are not kept.',
      answers: { 200: Type.Object({ pageVisits: Type.Array(PageVisit), areKept: Flag }) }
    },
    'GET /v2/apps/{appId}/users/{user}/connection': {
      id: 'getUserConnection',
      summary: 'Tells whether a messenger of the user is connected now',
      description:
        'True: it is loaded in an open page, which may be in the background. Nothing is stored of it, and channels do not count.',
      answers: { 200: Type.Object({ isConnected: Flag }) }
    },
    'GET /v2/apps/{appId}/users/{user}/export': {
      id: 'exportUser',
      summary: 'Exports all data of a user',
      description:
        'As one JSON document, as of one moment: the user, their clients, devices, page visits, sessions and ' +
        'files, their events, and their conversations with all messages. Of groups that the user has left it ' +
        'holds the messages that they wrote.',
      answers: { 200: UserExport }
    },
    'POST /v2/apps/{appId}/users/{user}/authcode': {
      id: 'createAuthCode',
      summary: 'Creates a code with which the user logs in once',
      description:
        'Anybody with the code can log in as that user within 15 minutes, so keys of integrations cannot create one.',
      answers: { 201: Type.Object({ authCode: Type.String(), expiresAt: Moment }) }
    }
  }
}
