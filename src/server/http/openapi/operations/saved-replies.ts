import { Type } from 'typebox'
import type { Tag } from '../operation'
import { Content } from '../shapes/content'
import { pageOf } from '../shapes/page'
import { Id, Nothing, shape, Text } from '../shapes/parts'

const LIST = '/v2/apps/{appId}/saved-replies'
const ONE = `${LIST}/{savedReplyId}`

const SavedReply = shape('SavedReply', {
  id: Id,
  name: Text,
  text: Type.String({ description: 'Text of the message; empty: it has none.' }),
  content: Content
})
const one = Type.Object({ savedReply: SavedReply })

const TAKEN = { 409: 'The app has a saved reply with this name, in upper or lower case.' }

export const savedReplies: Tag = {
  name: 'Saved replies',
  description:
    'Replies that the team uses again: in the console, `/` at the start of a reply lists them. `{{visitor.name}}` and `{{agent.name}}` in a text stand for the names of the visitor and of the member of the team who replies; `{{visitor.name|there}}` has words for a name that is not known. Other names in double braces are refused. A reply is given as `text`, or as `content`: a message of any type that the business can send. `%((template:name))` in the text of a message puts the reply with this name in; see `POST …/messages`.',
  operations: {
    [`POST ${LIST}`]: {
      id: 'createSavedReply',
      summary: 'Saves a reply; an app has at most 500',
      answers: { 201: one },
      errors: TAKEN
    },
    [`GET ${LIST}`]: {
      id: 'listSavedReplies',
      summary: 'Lists the saved replies of an app, oldest first',
      answers: { 200: pageOf({ savedReplies: Type.Array(SavedReply) }) }
    },
    [`GET ${ONE}`]: {
      id: 'getSavedReply',
      summary: 'Shows a saved reply',
      answers: { 200: one }
    },
    [`PATCH ${ONE}`]: {
      id: 'updateSavedReply',
      summary: 'Changes the given fields of a saved reply',
      answers: { 200: one },
      errors: TAKEN
    },
    [`DELETE ${ONE}`]: {
      id: 'deleteSavedReply',
      summary: 'Deletes a saved reply',
      answers: { 200: Nothing }
    }
  }
}
