import type { Content } from '../../../../protocol'

/** Author of a message, as its row stores it. */
export interface MessageAuthor {
  displayName?: string | undefined
  avatarUrl?: string | undefined
  subtypes?: string[]
}

/** A message's content, as its row keeps it: actions carry their ids. */
export type MessageContent = Content
