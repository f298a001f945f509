import { useEffect } from 'react'
import { useValue } from '../../../ui'
import { MessageBlock } from './MessageBlock'
import type { ConversationProps } from '../feature'
import { useMessengerContext } from '../messenger-context'
import { Slot } from '../Slot'
import { useFirstUnread } from './use-first-unread'
import { useScroll } from './use-scroll'
import { atMidnight } from './write-time'

/** Blocks in the document at most, 50 messages each, however many arrive. */
const BLOCKS_MAX = 8

/** The messages of a conversation, oldest first, with its history above. */
export function Conversation({ conversation, introduction }: ConversationProps) {
  const { clientReady, markRead, getTitle, redraw, $isInView, $isShown, $slots } =
    useMessengerContext()
  const blocks = useValue(conversation.timeline.blocks)
  const history = useValue(conversation.history)
  const unreadCount = useValue(conversation.unreadCount)
  const isShown = useValue($isShown)
  const isInView = useValue($isInView)
  const isDetached = useValue(conversation.isDetached)
  const { conversationFooter: ConversationFooter } = useValue($slots)
  const firstUnread = useFirstUnread(conversation, isShown && isInView)

  const openHistory = async () => (await clientReady).history()
  // A failure is shown above the messages.
  const move = (to: 'older' | 'newer' | 'newest') =>
    openHistory()
      .then(loaded => loaded[to](conversation))
      .catch(() => {})
  const { list, isAtEnd, seesEnd, goToEnd } = useScroll(!isDetached, to => {
    if (to === 'older' ? history === 'more' : isDetached) return move(to)
  })

  useEffect(() => {
    if (blocks.length <= BLOCKS_MAX) return
    void openHistory().then(({ trim }) => trim(conversation, seesEnd()))
  }, [blocks])

  useEffect(() => {
    // It may have been closed since it was drawn; what has come since is marked when it is drawn too.
    if (unreadCount && $isShown.get() && isInView && !isDetached && seesEnd()) markRead()
  }, [isShown, isInView, isAtEnd, isDetached, unreadCount])

  // Set anew each time that it is drawn, so also at midnight.
  useEffect(() => atMidnight(redraw))

  return (
    <>
      <div id="conversation" ref={list} tabIndex={0}>
        <div className="log" role="log" aria-label={getTitle()}>
          {introduction}
          {history !== 'complete' && <Slot name="earlier" conversation={conversation} />}
          {blocks.map((block, index) => (
            <MessageBlock
              key={block.key}
              block={block}
              above={blocks[index - 1]}
              // The footer brings the words of the line.
              firstUnread={ConversationFooter && firstUnread}
            />
          ))}
        </div>
      </div>
      {ConversationFooter && (
        <ConversationFooter
          conversation={conversation}
          isAtEnd={isAtEnd && !isDetached}
          goToEnd={goToEnd}
        />
      )}
    </>
  )
}
