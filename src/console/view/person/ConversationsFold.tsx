import { useState } from 'react'
import type { ConversationsPage, InboxConversation } from '../../api'
import { formatRoute } from '../../model'
import { summary } from '../content/summary'
import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { TimeAgo } from '../TimeAgo'
import { Fold } from './Fold'

interface ConversationsFoldProps {
  userId: string
  /** The newest ones. */
  first: ConversationsPage
  /** Id of the one that is open. */
  openId: string
}

function ConversationItem({ conversation }: { conversation: InboxConversation }) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const { id, status, lastMessage, lastUpdatedAt } = conversation
  return (
    <li>
      <a href={formatRoute({ appId: app.id, screen: 'inbox', conversationId: id })}>
        <bdi>{(lastMessage && summary(t, lastMessage.content)) || t('inbox.noMessages')}</bdi>
      </a>
      {status !== 'open' && <span className="person-note">{t(`life.${status}`)}</span>}
      <TimeAgo at={lastUpdatedAt} />
    </li>
  )
}

/** Links to the other conversations of a person. */
export function ConversationsFold({ userId, first, openId }: ConversationsFoldProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const [more, setMore] = useState<readonly ConversationsPage[]>([])
  const pages = [first, ...more]
  const { hasMore, afterCursor } = (pages.at(-1) ?? first).meta
  const others = new Map(
    pages
      .flatMap(({ conversations }) => conversations)
      .filter(({ id }) => id !== openId)
      .map(conversation => [conversation.id, conversation])
  )
  const loading = useSubmit(async () => {
    const page = await api.listConversationsOf(userId, afterCursor)
    setMore([...more, page])
  })

  return (
    <Fold title={t('person.conversations')}>
      {!others.size && !hasMore && <p className="person-note">{t('person.noConversations')}</p>}
      <ul className="trail">
        {[...others.values()].map(conversation => (
          <ConversationItem key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      <p className="problem" role="alert">
        {loading.problem}
      </p>
      {hasMore && (
        <button
          className="button quiet"
          type="button"
          aria-disabled={loading.isBusy}
          onClick={loading.submit}
        >
          {t('inbox.more')}
        </button>
      )}
    </Fold>
  )
}
