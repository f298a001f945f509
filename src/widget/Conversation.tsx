import { useEffect } from 'react'
import type { ConversationModel } from '../client'
import { useValue } from '../ui'
import { MessageBlock } from './MessageBlock'
import { useServices } from './services'
import { Slot } from './Slot'
import { useScroll } from './use-scroll'
import { Words } from './Words'

interface ConversationProps {
  conversation: ConversationModel
}

/** The messages of a conversation, oldest first, with its history above. */
export function Conversation({ conversation }: ConversationProps) {
  const { loadHistory, opened, markRead, getTitle, $isShown, $slots } = useServices()
  const blocks = useValue(conversation.timeline.blocks)
  const history = useValue(conversation.history)
  const unreadCount = useValue(conversation.unreadCount)
  const isShown = useValue($isShown)
  const isDetached = useValue(conversation.isDetached)
  const { end: End, introduction: Introduction } = useValue($slots)

  const move = async (to: 'newer' | 'newest') => (await (await opened).history())[to](conversation)
  const { list, isAtEnd, seesEnd, toEnd } = useScroll(blocks, !isDetached, end => {
    if (end && isDetached) return move('newer')
    if (!end && history === 'more') return loadHistory(conversation)
  })

  useEffect(() => {
    if (isShown && !isDetached && seesEnd()) markRead()
  }, [isShown, isAtEnd, isDetached, unreadCount])

  const goToEnd = async () => {
    await move('newest')
    toEnd()
  }

  return (
    <>
      <div id="conversation" ref={list} tabIndex={0}>
        <div className="log" role="log" aria-label={getTitle()}>
          {Introduction && <Introduction />}
          {history === 'complete' ? (
            <p className="note" dir="auto">
              <Words of="introAppText" />
            </p>
          ) : (
            <Slot name="earlier" conversation={conversation} />
          )}
          {blocks.map((block, index) => (
            <MessageBlock key={block.key} block={block} above={blocks[index - 1]} />
          ))}
        </div>
      </div>
      {End && (
        <End conversation={conversation} isAtEnd={isAtEnd && !isDetached} goToEnd={goToEnd} />
      )}
    </>
  )
}
