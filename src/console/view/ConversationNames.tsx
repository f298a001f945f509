import { Fragment } from 'react'
import type { InboxConversation } from '../api'
import { conversationNames } from './names'

/** Mark beside a name or an e-mail that the visitor has given themselves. */
export const Unverified = () => <span className="mark">not verified</span>

/** Names of a conversation. A mark stands in sight however long the name before it is. */
export function ConversationNames({ conversation }: { conversation: InboxConversation }) {
  const { shown, hasMore } = conversationNames(conversation)
  return (
    <>
      {shown.map(({ name, isClaimed, isBlocked }, index) => (
        // Two participants may have the same name.
        <Fragment key={index}>
          <bdi>{index < shown.length - 1 ? `${name}, ` : name}</bdi> {isClaimed && <Unverified />}{' '}
          {isBlocked && <span className="mark danger">blocked</span>}
        </Fragment>
      ))}
      {hasMore && <span>and others</span>}
    </>
  )
}
