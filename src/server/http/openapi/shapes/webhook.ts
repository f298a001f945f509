import { Type } from 'typebox'
import { WEBHOOK_TRIGGERS } from '../../../domain/records'
import { oneOf } from '../../shared'
import { Flag, Id, maybe, Moment, shape, Text, Uri, Whole } from './parts'

/** A webhook of an integration. */
export const Webhook = shape('Webhook', {
  id: Id,
  version: oneOf('v2'),
  target: Uri,
  triggers: Type.Array(oneOf(...WEBHOOK_TRIGGERS)),
  secret: Type.String({ description: 'Comes as `X-API-Key`, and signs what is sent.' }),
  includeFullUser: Flag,
  includeFullSource: Flag
})

const delivery = {
  id: Id,
  eventId: Text,
  type: Text,
  attempt: Whole,
  status: maybe(Type.Integer({ description: 'What the target answered; absent: nothing.' })),
  error: maybe(Text),
  ms: Whole,
  time: Moment,
  nextAttemptAt: maybe(Moment)
}

/** Outcome of one attempt to deliver an event. */
export const Delivery = shape('Delivery', delivery)

/** An attempt with what it sent and what came back. */
export const LoggedDelivery = shape('LoggedDelivery', {
  ...delivery,
  event: Type.Optional(
    Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description:
        'What was sent, in the envelope of the webhook; absent when it was longer than 65,536 characters, or something that it shows was deleted.'
    })
  ),
  answer: maybe(Type.String({ description: 'The first 1,000 characters of the answer, as text.' }))
})

/** An event that waits for its delivery. */
export const QueuedEvent = shape('QueuedEvent', { id: Id, type: Text })
