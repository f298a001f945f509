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

/** Outcome of one attempt to deliver an event. */
export const Delivery = shape('Delivery', {
  id: Id,
  eventId: Text,
  type: Text,
  attempt: Whole,
  status: maybe(Type.Integer({ description: 'What the target answered; absent: nothing.' })),
  error: maybe(Text),
  ms: Whole,
  time: Moment,
  nextAttemptAt: maybe(Moment)
})
