import { Type } from 'typebox'
import type { Tag } from '../operation'
import { pageOf } from '../shapes/page'
import { shape, Id } from '../shapes/parts'
import { Conversation, Message, User } from '../shapes/rest'

const FoundMessage = shape('FoundMessage', { ...Message.properties, conversationId: Id })

export const search: Tag = {
  name: 'Search',
  description: 'Full-text search in an app.',
  operations: {
    'GET /v2/apps/{appId}/search': {
      id: 'search',
      summary: 'Finds messages, conversations or users that contain all words of a text',
      description:
        'Case and accents do not matter, and parts of words match. One call reads at most 2,000 records: a page may be empty although there is more, so continue while `hasMore`.',
      answers: {
        200: pageOf({
          messages: Type.Optional(Type.Array(FoundMessage)),
          conversations: Type.Optional(Type.Array(Conversation)),
          users: Type.Optional(Type.Array(User))
        })
      }
    }
  }
}
