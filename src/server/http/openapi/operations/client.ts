import { Type } from 'typebox'
import { CLIENT_MESSAGE_ID_MAX_CHARS } from '../../../../protocol'
import type { Tag } from '../operation'
import {
  ClientConversation,
  ClientMessage,
  ClientUser,
  Config,
  NumberedEvent,
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
    'What the widget uses, from the pages in `originWhitelist`. Errors have the form `{ error: { code, message } }`.',
  operations: {
    'GET /sdk/v1/integrations/{integrationId}/config': {
      id: 'getConfig',
      summary: 'Shows what a widget has to know first',
      answers: { 200: Config },
      errors: notAllowed,
      security: ['none']
    },
    'GET /sdk/v1/regions': {
      id: 'listRegions',
      summary: 'Lists the servers that pages may name by region',
      answers: { 200: Type.Object({ regions: Type.Record(Type.String(), Uri) }) },
      security: ['none']
    },
    [`POST ${APP}/sessions`]: {
      id: 'openSession',
      summary: 'Signs a visitor in, and may start a conversation with its first messages',
      description:
        "The same `sessionKey` gives the same user, conversation and messages. The bearer may be the user's JWT. The body may come as `text/plain`, which needs no preflight.",
      answers: { 201: SignedIn },
      errors: notAllowed,
      security: ['none', 'session']
    },
    [`POST ${APP}/login`]: {
      id: 'login',
      summary: "Logs a user in, by the business's JWT as bearer or by a one-time code",
      answers: { 201: SignedIn },
      errors: { 401: 'JWT or code are not accepted.', ...notAllowed },
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
      summary: 'Changes what a visitor says of themselves; null unsets',
      answers: { 200: user }
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
      summary: 'Changes the fields of a conversation that are given; null unsets',
      answers: { 200: conversation }
    },
    [`GET ${ONE}/messages`]: {
      id: 'listOwnMessages',
      summary: 'Lists messages, oldest first within the page',
      answers: { 200: Type.Object({ messages: Type.Array(ClientMessage), hasMore: Flag }) }
    },
    [`POST ${ONE}/messages`]: {
      id: 'sendMessage',
      summary: 'Sends a message; the same clientMessageId again gives the first one, with 200',
      answers: sent
    },
    [`POST ${ONE}/files`]: {
      id: 'sendFile',
      summary: 'Sends a file as a message',
      description: 'The fields stand before the file.',
      form: Type.Object({
        clientMessageId: Type.String({ minLength: 1, maxLength: CLIENT_MESSAGE_ID_MAX_CHARS }),
        metadata: maybe(Type.String({ description: 'A flat object, as JSON.' })),
        source: Type.Unsafe<unknown>({ type: 'string', format: 'binary' })
      }),
      answers: sent
    },
    [`POST ${ONE}/postbacks`]: {
      id: 'pressPostback',
      summary: 'Presses a button that posts back',
      answers: { 200: Nothing }
    },
    [`POST ${ONE}/activities`]: {
      id: 'postOwnActivity',
      summary: 'Says that the visitor reads or types',
      answers: { 200: Nothing }
    },
    [`GET ${APP}/events`]: {
      id: 'awaitEvents',
      summary: 'Answers what happened to the visitor after a number, or waits for it',
      description:
        '`reset` says that the log no longer reaches back to `after`: fetch conversations anew.',
      answers: {
        200: Type.Object({
          events: maybe(Type.Array(NumberedEvent)),
          seq: Whole,
          reset: maybe(Flag)
        })
      }
    },
    [`POST ${APP}/links`]: {
      id: 'beginLink',
      summary: 'Begins to link a channel to the default conversation',
      description:
        'The same call again goes on with the same link. What comes of it arrives as events.',
      answers: { 201: Type.Object({ link: ClientLink }) }
    },
    [`GET ${APP}/links`]: {
      id: 'listLinks',
      summary: "Lists the visitor's links, also those that wait",
      answers: { 200: Type.Object({ links: Type.Array(ClientLink) }) }
    },
    [`DELETE ${APP}/links/{linkId}`]: {
      id: 'endLink',
      summary: 'Ends a link, or gives one up that waits',
      answers: { 200: Nothing }
    }
  }
}
