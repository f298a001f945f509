import { Type } from 'typebox'
import { AUDIT_KINDS } from '../../../domain/records'
import { oneOf } from '../../shared'
import { ChangedBy, ChangedField } from './changes'
import { Id, maybe, Moment, shape, Text } from './parts'

/** An entry of the audit log. */
export const AuditEntry = shape('AuditEntry', {
  id: Id,
  at: Moment,
  kind: oneOf(...AUDIT_KINDS),
  action: oneOf(
    'created',
    'changed',
    'deleted',
    'invited',
    'uninvited',
    'joined',
    'deactivated',
    'activated',
    'reset',
    'exported',
    'erased',
    'emptied',
    'merged',
    'messageDeleted',
    'fileDeleted',
    'clientRemoved',
    'blocked',
    'unblocked',
    'tested',
    'redelivered',
    'profileChanged',
    'signedOut',
    'passwordChanged',
    'secondFactorOn',
    'secondFactorOff',
    'recoveryCodesMade',
    'passkeyAdded',
    'passkeyChanged',
    'passkeyRemoved',
    'backedUp'
  ),
  by: maybe(ChangedBy),
  app: maybe(shape('AuditedApp', { id: Id, name: Text })),
  subject: maybe(shape('AuditedSubject', { id: Text, name: maybe(Text) })),
  fields: Type.Array(ChangedField)
})
