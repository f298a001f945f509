import { type Static, Type } from 'typebox'
import type { ClientCall, ClientCriteria } from '../../domain/flows'
import { actionsOf } from '../../domain/records'
import { oneOf } from '../shared'
import { type ContentContext, readContent } from './content'
import { RestError } from './errors'

const TEXT_MAX_CHARS = 255

const Short = Type.String({ minLength: 1, maxLength: TEXT_MAX_CHARS })

/** Body of a request that creates a client. */
export const NewClient = Type.Object({
  matchCriteria: Type.Object({
    type: oneOf('mailgun', 'twilio', 'messagebird', 'whatsapp'),
    integrationId: Short,
    primary: Type.Optional(Type.Boolean()),
    address: Type.Optional(Short),
    subject: Type.Optional(Short),
    phoneNumber: Type.Optional(Short)
  }),
  confirmation: Type.Object({
    type: oneOf('immediate', 'userActivity', 'prompt'),
    message: Type.Optional(
      Type.Object({
        author: Type.Object({
          type: oneOf('business'),
          displayName: Type.Optional(Short),
          avatarUrl: Type.Optional(Type.String())
        }),
        content: Type.Record(Type.String(), Type.Unknown())
      })
    )
  }),
  target: Type.Object({ conversationId: Short })
})

type Message = NonNullable<Static<typeof NewClient>['confirmation']['message']>

const readMessage = (
  { author, content }: Message,
  context: ContentContext
): ClientCriteria['confirmation']['message'] => {
  const said = readContent(content, context)
  const isLinking = actionsOf(said).every(({ type }) => type === 'link')
  if ((said.type === 'text' || said.type === 'image') && isLinking) return { author, content: said }
  throw new RestError(
    'bad_request',
    'confirmation.message.content must be of type text or image, with actions of type link only.'
  )
}

/**
 * Parses a new client.
 *
 * @throws {RestError | ChatError} For an invalid message.
 */
export const readNewClient = (
  { matchCriteria, confirmation, target }: Static<typeof NewClient>,
  context: ContentContext
): ClientCall => {
  const { primary = true, subject, ...match } = matchCriteria
  const { type, message } = confirmation
  return {
    ...match,
    ...target,
    criteria: {
      primary,
      subject,
      confirmation: { type, message: message && readMessage(message, context) }
    }
  }
}
