import { Type } from 'typebox'
import { MetadataChanges, Name, oneOf, Url } from '../shared'

/** Fields of an author that users are shown with a message. */
export const ShownAuthor = {
  displayName: Type.Optional(Name),
  avatarUrl: Type.Optional(Url),
  subtypes: Type.Optional(Type.Array(oneOf('AI', 'activity', 'agent', 'bot'), { maxItems: 1 }))
}

/** Author of a message that only the business can send. */
export const BusinessAuthor = Type.Object({ type: oneOf('business'), ...ShownAuthor })

/** Content of a message, before it is checked. */
export const NewContent = Type.Record(Type.String(), Type.Unknown(), { title: 'NewContent' })

/** Fields of a message beside its author. */
export const NewMessageFields = {
  content: NewContent,
  metadata: Type.Optional(MetadataChanges)
}
