import { useCallback } from 'react'
import { useValue } from '../../ui'
import { useWorkspace, useTexts } from './context'
import { ConversationRow } from './ConversationRow'
import { useSeen } from './use-seen'

interface ConversationListProps {
  order: readonly string[]
  openId: string | undefined
}

/** Rows of the list; more are loaded as its end comes into view. */
export function ConversationList({ order, openId }: ConversationListProps) {
  const { inbox } = useWorkspace()
  const { t } = useTexts()
  const { hasMore, loadingMore } = useValue(inbox.state)
  const loadMore = useCallback(() => void inbox.loadMore(), [inbox])
  const more = useSeen(loadMore, order.length)

  return (
    <>
      <ul className="rows" aria-label={t('inbox.conversations')}>
        {order.map(id => (
          <ConversationRow key={id} id={id} isOpen={id === openId} />
        ))}
      </ul>
      {hasMore && (
        <button className="button quiet more" type="button" ref={more} onClick={loadMore}>
          {t(loadingMore ? 'common.loading' : 'inbox.more')}
        </button>
      )}
    </>
  )
}
