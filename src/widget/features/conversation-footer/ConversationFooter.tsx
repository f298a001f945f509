import { useValue } from '../../../ui'
import { type ConversationFooterProps, Icon, Slot, useMessengerContext } from '../../core'
import { Typing } from './Typing'
import { useBlocking } from './use-blocking'
import { useDeliveryMarks } from './use-marks'
import { useTypingSignals } from './use-typing-signs'

const DOWN_ICON = 'm5 9 7 7 7-7'

/** Typing indicator, delivery marks and notices at the end of a connected conversation. */
export function ConversationFooter({ conversation, isAtEnd, goToEnd }: ConversationFooterProps) {
  const { host, translate, $hidden } = useMessengerContext()
  const unreadCount = useValue(conversation.unreadCount) - $hidden.get().countUnread(conversation)
  const isClosed = !!useValue(conversation.info)?.isClosed
  useBlocking(conversation, isClosed)
  useDeliveryMarks(conversation)
  useTypingSignals(conversation)
  return (
    <>
      {!isAtEnd && unreadCount > 0 && (
        <button className="new-messages" type="button" onClick={goToEnd}>
          <Icon path={DOWN_ICON} />
          {translate(unreadCount > 1 ? 'newMessagesPlural' : 'newMessagesSingular', {
            count: unreadCount
          })}
        </button>
      )}
      <Typing conversation={conversation} />
      {isClosed && <Slot name="closedConversation" />}
      {host.config.channels.length > 0 && <Slot name="channelPrompt" conversation={conversation} />}
    </>
  )
}
