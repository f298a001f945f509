import { useEffect } from 'react'
import type { ConversationModel } from '../client'
import { useValue } from '../ui'
import { MessageBlock } from './MessageBlock'
import { useServices } from './services'
import { useScroll } from './use-scroll'

interface ConversationProps {
  conversation: ConversationModel
}

/** The messages of a conversation, oldest first, with its history above. */
export function Conversation({ conversation }: ConversationProps) {
  const { loadHistory, translate, markRead, title, $isShown } = useServices()
  const blocks = useValue(conversation.timeline.blocks)
  const history = useValue(conversation.history)
  const unreadCount = useValue(conversation.unreadCount)
  const isShown = useValue($isShown)

  const load = () => loadHistory(conversation)
  const { list, isAtEnd, seesEnd, toEnd } = useScroll(() =>
    history === 'more' ? load() : undefined
  )

  useEffect(() => {
    if (history === 'unknown') load().catch(() => {})
  }, [conversation, history])

  useEffect(() => {
    if (isShown && seesEnd()) markRead()
  }, [isShown, isAtEnd, unreadCount])

  return (
    <>
      <div id="conversation" ref={list} tabIndex={0}>
        <div className="log" role="log" aria-label={title}>
          {history === 'complete' && (
            <p className="note" dir="auto">
              {translate('introAppText')}
            </p>
          )}
          {history === 'loading' && <p className="note">{translate('fetchingHistory')}</p>}
          {(history === 'more' || history === 'failed') && (
            <button className="note" type="button" onClick={() => void load().catch(() => {})}>
              {translate(history === 'more' ? 'fetchHistory' : 'couldNotLoadMessages')}
            </button>
          )}
          {blocks.map((block, index) => (
            <MessageBlock key={block.key} block={block} above={blocks[index - 1]} />
          ))}
        </div>
      </div>
      {!isAtEnd && unreadCount > 0 && (
        <button className="new-messages" type="button" onClick={toEnd}>
          {translate('newMessages')}
        </button>
      )}
    </>
  )
}
