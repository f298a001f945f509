import { Type } from 'typebox'
import { oneOf } from '../../shared'
import { Id, maybe, Moment, shape, Text } from './parts'

/** A field before and after a change. */
export const ChangedField = shape('ChangedField', {
  field: Text,
  before: maybe(Type.Unknown({ description: 'null: not set; absent: a secret' })),
  after: maybe(Type.Unknown())
})

/** Author of a change. */
export const ChangedBy = shape('ChangedBy', { type: oneOf('user', 'key'), id: Text, name: Text })

/** A change of settings, with its author. */
export const SettingsChange = shape('SettingsChange', {
  id: Id,
  at: Moment,
  by: ChangedBy,
  fields: Type.Array(ChangedField)
})

/** A change of what the team does with a conversation. */
export const ConversationChange = shape('ConversationChange', {
  id: Id,
  at: Moment,
  type: oneOf(
    'assigned',
    'unassigned',
    'groupAssigned',
    'groupUnassigned',
    'snoozed',
    'unsnoozed',
    'pending',
    'closed',
    'reopened',
    'prioritized',
    'tagged',
    'untagged',
    'merged'
  ),
  by: maybe(ChangedBy),
  assignee: maybe(shape('ChangedAssignee', { id: Id, name: Text })),
  group: maybe(shape('ChangedGroup', { id: Id, name: Text })),
  snoozedUntil: maybe(Moment),
  priority: maybe(oneOf('low', 'high', 'urgent')),
  tag: maybe(Text),
  source: maybe(shape('MergedConversation', { id: Id }))
})

/** Time and number of changes that are kept. */
export const CHANGES_KEPT =
  'The newest 200, for two years at most. A field inside of another is named by its path, such as `prechatCapture.enabled`. Secrets have no values.'
