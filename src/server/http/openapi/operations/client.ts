import { Type } from 'typebox'
import { CLIENT_MESSAGE_ID_MAX_CHARS } from '../../../../protocol'
import type { Tag } from '../operation'
import {
  ClientConversation,
  ClientMessage,
  ClientUser,
  Config,
  NumberedEvent,
  SettingsVersion,
  SignedIn
} from '../shapes/client'
import { ClientLink } from '../shapes/clients'
import { Flag, maybe, Nothing, Uri, Whole } from '../shapes/parts'

const APP = '/sdk/v1/apps/{appId}'
const ONE = `${APP}/conversations/{conversationId}`

const user = Type.Object({ user: ClientUser })
const conversation = Type.Object({ conversation: ClientConversation })
const message = Type.Object({ message: ClientMessage })
const sent = { 200: message, 201: message }
const notAllowed = { 403: 'The origin of the page is not in originWhitelist.' }

export const client: Tag = {
  name: 'Client API',
  description:
    'Used by the widget, on pages whose origin is in `originWhitelist`. Errors have the form `{ error: { code, message } }`.',
  operations: {
    'GET /sdk/v1/integrations/{integrationId}/config': {
      id: 'getConfig',
      summary: 'Shows the settings with which a widget starts',
      answers: { 200: Config },
      errors: notAllowed,
      security: ['none']
    },
    'GET /sdk/v1/regions': {
      id: 'listRegions',
      summary: 'Lists the servers that pages may choose by region',
      answers: { 200: Type.Object({ regions: Type.Record(Type.String(), Uri) }) },
      security: ['none']
    },
    [`POST ${APP}/sessions`]: {
      id: 'openSession',
      summary: 'Creates a session, and optionally a conversation with its first messages',
      description:
        "The same `sessionKey` gives the same user, conversation and messages. The bearer token may be the user's JWT. The body may be sent as `text/plain`, which needs no preflight.",
      answers: { 201: SignedIn },
      errors: notAllowed,
      security: ['none', 'session']
    },
    [`POST ${APP}/login`]: {
      id: 'login',
      summary: "Logs a user in, with the business's JWT as bearer token or with a one-time code",
      answers: { 201: SignedIn },
      errors: { 401: 'The JWT or the code is not accepted.', ...notAllowed },
      security: ['none', 'session']
    },
    [`POST ${APP}/logout`]: {
      id: 'logout',
      summary: 'Ends the session',
      answers: { 200: Nothing }
    },
    [`GET ${APP}/user`]: { id: 'getOwnUser', summary: 'Shows the visitor', answers: { 200: user } },
    [`PATCH ${APP}/user`]: {
      id: 'updateOwnUser',
      summary: 'Changes the given fields of the visitor; null removes a field',
      answers: { 200: user }
    },
    [`PUT ${APP}/client`]: {
      id: 'updateOwnClient',
      summary: "Describes the visitor's browser and the page that is open in it",
      description:
        'The page is kept where its address begins with http or https and the `pageVisits` of the app are not turned off.',
      answers: { 200: Nothing }
    },
    [`GET ${APP}/conversations`]: {
      id: 'listOwnConversations',
      summary: "Lists the visitor's conversations, 10 a page, most recently active first",
      answers: {
        200: Type.Object({
          conversations: Type.Array(ClientConversation),
          hasMore: Flag,
          seq: Whole
        })
      }
    },
    [`POST ${APP}/conversations`]: {
      id: 'startConversation',
      summary: 'Starts a conversation, with its first messages or answers to prechat questions',
      answers: { 201: conversation }
    },
    [`GET ${ONE}`]: {
      id: 'getOwnConversation',
      summary: 'Shows a conversation with its newest messages',
      answers: { 200: conversation }
    },
    [`PATCH ${ONE}`]: {
      id: 'updateOwnConversation',
      summary: 'Changes the given fields of a conversation; null removes a field',
      answers: { 200: conversation }
    },
    [`GET ${ONE}/messages`]: {
      id: 'listOwnMessages',
      summary: 'Lists messages, oldest first within the page',
      answers: { 200: Type.Object({ messages: Type.Array(ClientMessage), hasMore: Flag }) }
    },
    [`POST ${ONE}/messages`]: {
      id: 'sendMessage',
      summary: 'Sends a message; repeating a clientMessageId returns the first message, with 200',
      answers: sent,
      errors: { 409: 'The form has been answered already.' }
    },
    [`POST ${ONE}/files`]: {
      id: 'sendFile',
      summary: 'Sends a file as a message',
      description: 'The fields come before the file.',
      form: Type.Object({
        clientMessageId: Type.String({ minLength: 1, maxLength: CLIENT_MESSAGE_ID_MAX_CHARS }),
        metadata: maybe(Type.String({ description: 'A flat object, as JSON.' })),
        source: Type.Unsafe<unknown>({ type: 'string', format: 'binary' })
      }),
      answers: sent
    },
    [`POST ${ONE}/postbacks`]: {
      id: 'pressPostback',
      summary: 'Presses a postback button',
      answers: { 200: Nothing }
    },
    [`POST ${ONE}/activities`]: {
      id: 'postOwnActivity',
      summary: 'Reports that the visitor reads or types',
      answers: { 200: Nothing }
    },
    [`GET ${APP}/events`]: {
      id: 'awaitEvents',
      summary: 'Returns the events of the visitor after a number, or waits for one',
      description:
        '`reset` means that the log no longer reaches back to `after`: load the conversations again.',
      answers: {
        200: Type.Object({
          events: maybe(Type.Array(NumberedEvent)),
          seq: Whole,
          reset: maybe(Flag),
          settingsVersion: SettingsVersion
        })
      }
    },
    [`POST ${APP}/links`]: {
      id: 'beginLink',
      summary: 'Begins to link a channel to the default conversation',
      description:
        'Repeating the call continues with the same link. Its progress arrives as events.',
      answers: { 201: Type.Object({ link: ClientLink }) }
    },
    [`GET ${APP}/links`]: {
      id: 'listLinks',
      summary: "Lists the visitor's links, pending ones too",
      answers: { 200: Type.Object({ links: Type.Array(ClientLink) }) }
    },
    [`DELETE ${APP}/links/{linkId}`]: {
      id: 'endLink',
      summary: 'Removes a link, active or pending',
      answers: { 200: Nothing }
    }
  }
}
