/** A view of the inbox: what the team has still to do, or what it has set aside. */
export type InboxView =
  | 'open'
  | 'mine'
  | 'myGroups'
  | 'mentions'
  | 'unassigned'
  | 'pending'
  | 'snoozed'
  | 'closed'
  | 'all'

/** Conversations that a saved view shows. */
export interface ViewFilter {
  view: InboxView
  /** @default false */
  unread?: boolean | undefined
  /** Tag that the conversations have; undefined: any or none. */
  tag?: string | undefined
  /** Member of the team who looks after them; undefined: anybody or nobody. */
  assigneeId?: string | undefined
  /** Group of the team to which they are assigned; undefined: any or none. */
  assignedGroupId?: string | undefined
  /** Type of a client that reaches a visitor, as in `clientAssociations`; undefined: any. */
  channel?: string | undefined
  /** `waiting`: begins with the one that waits longest. @default most recently active first */
  sort?: 'waiting' | undefined
}

/** A view that the signed-in member has saved for themselves. */
export interface SavedView {
  /** 24 hex digits. */
  id: string
  name: string
  filter: ViewFilter
}
