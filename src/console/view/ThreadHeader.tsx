import type { RefObject } from 'react'
import type { InboxConversation } from '../api/shapes'
import { formatRoute } from '../model/route'
import { Avatar } from './Avatar'
import { useWorkspace } from './context'

interface ThreadHeaderProps {
  conversation: InboxConversation | undefined
  name: string
  /** The heading, which can take the focus. */
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** Who is talking, the way back, and marking as read. */
export function ThreadHeader({ conversation, name, headingRef }: ThreadHeaderProps) {
  const { app, markRead } = useWorkspace()
  const profile = conversation?.participants[0]?.profile
  const isUnread = !!conversation?.businessUnreadCount

  function onMarkRead(id: string) {
    // The button goes away; the focus stays near.
    headingRef.current?.focus()
    void markRead(id)
  }

  return (
    <header className="thread-header">
      <a
        className="button quiet back"
        href={formatRoute({ appId: app.id, screen: 'inbox' })}
        aria-label="Back to the conversations"
      >
        <span aria-hidden="true">←</span>
      </a>
      <Avatar name={name} url={profile?.avatarUrl} />
      <div className="thread-title">
        <h2 ref={headingRef} tabIndex={-1} dir="auto">
          {name}
        </h2>
        {profile?.email && profile.email !== name && (
          <p>
            <bdi>{profile.email}</bdi>
          </p>
        )}
      </div>
      {isUnread && (
        <button className="button" type="button" onClick={() => onMarkRead(conversation.id)}>
          Mark as read
        </button>
      )}
    </header>
  )
}
