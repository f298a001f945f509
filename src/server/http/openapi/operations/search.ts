import { Type } from 'typebox'
import type { Tag } from '../operation'
import { pageOf } from '../shapes/page'
import { shape, Id } from '../shapes/parts'
import { Conversation, Message, User } from '../shapes/rest'

const FoundMessage = shape('FoundMessage', { ...Message.properties, conversationId: Id })

export const search: Tag = {
  name: 'Search',
  description: 'Finds what was said, and by whom.',
  operations: {
    'GET /v2/apps/{appId}/search': {
      id: 'search',
      summary: 'Finds messages, conversations or users in which all words of a text stand',
      description:
        'Case and accents do not matter, and parts of words are found. One call looks through 2,000 records at most: a page may be empty though there is more, so go on while `hasMore`.',
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
