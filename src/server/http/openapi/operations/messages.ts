import { Type } from 'typebox'
import type { Tag } from '../operation'
import { pageOf } from '../shapes/page'
import { Nothing } from '../shapes/parts'
import { Attachment, Message, ScheduledMessage } from '../shapes/rest'

const ONE = '/v2/apps/{appId}/conversations/{conversationId}'

export const messages: Tag = {
  name: 'Messages',
  description: 'Messages, read and typing signs, files for messages, and the live stream.',
  operations: {
    [`POST ${ONE}/messages`]: {
      id: 'postMessage',
      summary: 'Posts a message',
      description:
        'Of `htmlText` only strong, b, em, i, u, ins, s, del, a, ol, ul, li, br and p are kept; `markdownText` becomes `htmlText`. The server does not fetch media. In a `text` of the business to users without `actions`, `htmlText` and `markdownText`, `%[Label](https://…)`, `%[Label](reply:payload)`, `%[Label](postback:payload)` and `%[Label](location)` become actions, and the first `![Description](https://…)` makes it an image; what is not whole stays in the text. `%((template:name))` there becomes the saved reply with this name, with its placeholders filled in: alone it is the message, of any type; beside other text it must be a text or an image that can be written so. An unknown name is refused with 400, and nothing is posted. With the destination `{ "integrationType": "none" }` the message is silent: for the business only. One that cannot reach its destination has a `deliveryError`, and no user sees it. One that a channel has reported as delivered has a `deliveredAt`; so has one that the web messenger has confirmed, which the server asks for when the messenger connects and while a member of the team has the conversation open. A repeated call with the same `Idempotency-Key` and body posts nothing: it answers with the first message, and with the header `Idempotent-Replayed: true`. Keys are kept for a week, each for its conversation.',
      errors: {
        409: 'The `Idempotency-Key` came with another body before, or its message has been deleted.'
      },
      answers: { 201: Type.Object({ messages: Type.Array(Message) }) }
    },
    [`GET ${ONE}/messages`]: {
      id: 'listMessages',
      summary: 'Lists messages, by default 100 a page',
      description:
        'The first page holds the newest messages; `page[before]` goes back. Within a page, the oldest comes first.',
      answers: { 200: pageOf({ messages: Type.Array(Message) }) }
    },
    [`DELETE ${ONE}/messages`]: {
      id: 'deleteAllMessages',
      summary: 'Deletes all messages of a conversation',
      answers: { 200: Nothing }
    },
    [`GET ${ONE}/messages/{messageId}`]: {
      id: 'getMessage',
      summary: 'Shows a message',
      answers: { 200: Type.Object({ message: Message }) }
    },
    [`DELETE ${ONE}/messages/{messageId}`]: {
      id: 'deleteMessage',
      summary: 'Deletes a message',
      answers: { 200: Nothing }
    },
    [`POST ${ONE}/scheduled-messages`]: {
      id: 'scheduleMessage',
      summary: 'Schedules a message of the business',
      description:
        'It is sent within a second or two of `sendAt`, which lies in the future and within a year, whatever else is said until then. Its text is read as for messages; saved replies are put in as they are when it is scheduled. `destination`, `quotedMessage`, `references`, `override` and `mentions` are refused with 400. At most 20 wait in a conversation. An `Idempotency-Key` works as for messages, also when `sendAt` has come meanwhile: nothing is sent twice.',
      errors: {
        409: 'The `Idempotency-Key` came with another body before, or its message has been sent or deleted.'
      },
      answers: { 201: Type.Object({ scheduledMessage: ScheduledMessage }) }
    },
    [`GET ${ONE}/scheduled-messages`]: {
      id: 'listScheduledMessages',
      summary: 'Lists the messages that wait in a conversation, the next one first',
      answers: { 200: Type.Object({ scheduledMessages: Type.Array(ScheduledMessage) }) }
    },
    [`DELETE ${ONE}/scheduled-messages/{scheduledMessageId}`]: {
      id: 'deleteScheduledMessage',
      summary: 'Deletes a message that waits, so that it is not sent',
      answers: { 200: Nothing }
    },
    [`POST ${ONE}/activity`]: {
      id: 'postActivity',
      summary: 'Reports that the business reads or types, or that a user has read',
      answers: { 200: Nothing }
    },
    'POST /v2/apps/{appId}/attachments': {
      id: 'uploadAttachment',
      summary: 'Uploads a file for a message',
      description: 'At most 50 MB, of an accepted type; its name must fit its bytes.',
      form: Type.Object({ source: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) }),
      answers: { 201: Type.Object({ attachment: Attachment }) }
    },
    'POST /v2/apps/{appId}/attachments/remove': {
      id: 'removeAttachment',
      summary: 'Removes a file',
      description:
        'In the console, agents remove only what was uploaded for no conversation and is shown nowhere.',
      answers: { 200: Nothing },
      errors: {
        409: 'It is a picture of the app, of an integration or of a member, which has to have another one first.'
      }
    },
    'GET /v2/apps/{appId}/events': {
      id: 'followEvents',
      summary: 'Streams the events of an app, as server-sent events',
      description:
        'Starts after the cursor in `after` or `Last-Event-ID`, else now. The first event is `ready`, or `reset` when the log no longer reaches back to the cursor; its data is `{ "cursor" }`. Typing events have no `id`.',
      answers: {
        200: Type.Unsafe<unknown>({
          type: 'string',
          contentMediaType: 'text/event-stream',
          description: 'Events whose data is `{ id, type, createdAt, payload }`.'
        })
      }
    }
  }
}
