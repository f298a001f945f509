import { useEffect, useRef } from 'react'
import type { Messenger } from '../../../client'
import type { ConversationList } from '../../../client/conversation-calls'
import { useValue } from '../../../ui'
import { Icon, RING_ICON, useMessengerContext } from '../../core'
import { hasDefault } from './has-default'
import { ConversationRow } from './ConversationRow'
import { NewConversation } from './NewConversation'
import { useMoreAtEnd } from './use-more-at-end'
import { useNow } from './use-now'

interface ConversationListScreenProps {
  /** Key of its name. */
  title: string
  messenger: Messenger
  list: ConversationList
}

/** The visitor's conversations, most recently active first, as many as the screen asks for. */
export function ConversationListScreen({ messenger, list, title }: ConversationListScreenProps) {
  const { mayTakeFocus, settings, translate, $conversation, $isShown } = useMessengerContext()
  const conversations = useValue(messenger.conversations)
  const state = useValue(list.state)
  const current = useValue($conversation)
  const isShown = useValue($isShown)
  const now = useNow()
  const box = useRef<HTMLElement>(null)
  const look = useMoreAtEnd(box, list, conversations.length)
  const { length: count } = conversations

  useEffect(() => {
    if (isShown && mayTakeFocus()) box.current?.focus()
  }, [isShown])

  return (
    <>
      <main
        id="conversation-list"
        ref={box}
        tabIndex={-1}
        aria-label={translate(title)}
        onScroll={look}
      >
        <ul className="choices">
          {conversations.map(conversation => (
            <ConversationRow
              key={conversation.info.peek()!.id}
              conversation={conversation}
              isCurrent={conversation === current}
              now={now}
            />
          ))}
        </ul>
        <div role="status">
          {state === 'loading' && (
            <p className="note loading">
              <Icon path={RING_ICON} />
              {translate('fetchingHistory')}
            </p>
          )}
          {state === 'failed' && (
            <p className="note">
              {translate.error('couldNotLoadConversations')}{' '}
              <button
                className="text-button"
                type="button"
                onClick={() => list.loadMore().catch(() => {})}
              >
                {translate('tryAgain')}
              </button>
            </p>
          )}
          {!count && !/loading|failed/.test(state) && (
            <p className="note">{translate('conversationListEmpty')}</p>
          )}
        </div>
      </main>
      {(settings.canUserCreateMoreConversations || !hasDefault(messenger)) && <NewConversation />}
    </>
  )
}
