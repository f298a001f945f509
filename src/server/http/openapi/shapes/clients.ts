import { Type } from 'typebox'
import { oneOf } from '../../shared'
import { Id, maybe, Moment, shape, Text, TextOrNull, Uri } from './parts'

/** A channel in which a user can be reached. */
export const ReachedClient = shape('Client', {
  id: Id,
  type: Type.String({
    description: '`sdk` for all widgets of the user, else the type of a channel.'
  }),
  status: oneOf('active', 'blocked', 'inactive', 'pending'),
  integrationId: TextOrNull,
  externalId: maybe(Text),
  displayName: maybe(Text),
  lastSeen: maybe(Moment),
  linkedAt: maybe(Moment),
  messagingWindowExpiresAt: maybe(
    Type.String({
      format: 'date-time',
      description:
        'Time until which the service takes messages of every kind: 24 hours after the user wrote in the channel last. After it, the service refuses them. Absent: the channel has no such window.'
    })
  ),
  humanAgentWindowExpiresAt: maybe(
    Type.String({
      format: 'date-time',
      description:
        'Time until which the service takes what people of the business write: seven days after the user wrote in the channel last. Only in answers about clients, where the integration has `humanAgent`.'
    })
  )
})

/** A browser in which a user's widget was opened. */
export const SeenDevice = shape('Device', {
  id: Id,
  type: oneOf('web'),
  guid: Text,
  clientId: Id,
  status: oneOf('active', 'inactive'),
  integrationId: Id,
  lastSeen: Moment,
  info: Type.Record(Type.String(), Type.String()),
  appVersion: maybe(Text)
})

/** A page that a user has opened. */
export const PageVisit = shape('PageVisit', { url: Uri, title: maybe(Text), visitedAt: Moment })

/** QR code of a link. */
const QrModules = shape('QrModules', {
  size: Type.Integer({
    minimum: 1,
    description: 'Modules of a side of the square, with the quiet zone.'
  }),
  path: Type.String({
    description: 'Path of an SVG, one unit a module, for a stroke of one unit.'
  })
})

/** A link of a visitor to another channel, complete or pending. */
export const ClientLink = shape('ClientLink', {
  id: Id,
  integrationId: Id,
  type: Text,
  status: oneOf('pending', 'active'),
  displayName: maybe(Text),
  url: maybe(Uri),
  qrCode: maybe(Uri),
  qrModules: maybe(QrModules),
  code: maybe(Text),
  expiresAt: maybe(Moment)
})
