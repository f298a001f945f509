/** Something that was done to the settings, the team or the data. It outlives all that it names. */
export interface AuditLogRow {
  id: string
  kind:
    | 'app'
    | 'integration'
    | 'webhook'
    | 'key'
    | 'savedReply'
    | 'group'
    | 'member'
    | 'user'
    | 'conversation'
    | 'server'
  action:
    | 'created'
    | 'changed'
    | 'deleted'
    | 'invited'
    | 'uninvited'
    | 'joined'
    | 'deactivated'
    | 'activated'
    | 'reset'
    | 'exported'
    | 'erased'
    | 'emptied'
    | 'merged'
    | 'messageDeleted'
    | 'fileDeleted'
    | 'clientRemoved'
    | 'blocked'
    | 'unblocked'
    | 'tested'
    | 'redelivered'
    | 'profileChanged'
    | 'signedOut'
    | 'passwordChanged'
    | 'secondFactorOn'
    | 'secondFactorOff'
    | 'recoveryCodesMade'
    | 'passkeyAdded'
    | 'passkeyChanged'
    | 'passkeyRemoved'
    | 'backedUp'
  /** Null, as the id and the name: someone at the machine of the server. */
  byType: 'user' | 'key' | null
  /** Id of the console user or key. */
  byId: string | null
  /** Names are those of the time of the entry. */
  byName: string | null
  /** Null: of the team. */
  appId: string | null
  appName: string | null
  /** Null: of an invitation, or of the server. */
  subjectId: string | null
  /** Null for users and conversations, whose names are data of a person. */
  subjectName: string | null
  fieldsJson: string
  createdAt: number
}
