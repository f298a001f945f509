import { memo, type MouseEvent } from 'react'
import type { ReadonlySignal } from '@preact/signals-react'
import { useValue } from '../../ui'
import type { InboxConversation } from '../api'
import { formatRoute } from '../model'
import { Avatar } from './Avatar'
import { useConsole, useWorkspace, useTexts } from './context'
import { ConversationNames } from './ConversationNames'
import { isPlainClick } from './is-plain-click'
import { LastMessage } from './LastMessage'
import { conversationName } from './names'
import { TimeAgo } from './TimeAgo'

/** Tags that a row shows at most. */
const TAGS_SHOWN = 3

interface ConversationRowProps {
  id: string
  isOpen: boolean
}

function RowLink({ row, isOpen }: { row: ReadonlySignal<InboxConversation>; isOpen: boolean }) {
  const { go, readAddress } = useConsole()
  const { app, $filter, savedViews } = useWorkspace()
  const { t } = useTexts()
  const { sort } = useValue($filter)
  const viewId = useValue(savedViews.openId)
  const conversation = useValue(row)
  const { id, businessUnreadCount, lastUpdatedAt, waitingSince, priority, tags = [] } = conversation
  const name = conversationName(t, conversation)
  const route = { appId: app.id, screen: 'inbox', viewId, conversationId: id } as const

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    // The browser would follow the link a frame later.
    event.preventDefault()
    go(route)
    readAddress()
  }

  return (
    <a
      className={businessUnreadCount ? 'row unread' : 'row'}
      href={formatRoute(route)}
      onClick={open}
      data-conversation-id={id}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Avatar name={name} />
      <span className="row-name names">
        <ConversationNames conversation={conversation} />
      </span>
      <TimeAgo at={(sort === 'waiting' && waitingSince) || lastUpdatedAt} />
      <span className="row-preview" dir="auto">
        <LastMessage message={conversation.lastMessage} />
      </span>
      <span className="row-marks">
        {priority && <span className={`chip ${priority}`}>{t(`priorities.${priority}`)}</span>}
        {businessUnreadCount > 0 && (
          <span className="unread-count">
            {businessUnreadCount}
            <span className="hidden"> {t('inbox.unreadMark')}</span>
          </span>
        )}
      </span>
      {tags.length > 0 && (
        <span className="row-tags">
          {tags.slice(0, TAGS_SHOWN).map(tag => (
            <bdi key={tag} className="chip">
              {tag}
            </bdi>
          ))}
          {tags.length > TAGS_SHOWN && <span>+{tags.length - TAGS_SHOWN}</span>}
        </span>
      )}
    </a>
  )
}

/** One line of the inbox. It renders again only when its own conversation changes. */
export const ConversationRow = memo(function ConversationRow({ id, isOpen }: ConversationRowProps) {
  const { inbox } = useWorkspace()
  const row = inbox.row(id)
  return <li>{row && <RowLink row={row} isOpen={isOpen} />}</li>
})
