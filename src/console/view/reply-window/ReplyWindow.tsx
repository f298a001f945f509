import type { InboxConversation } from '../../api'
import type { Thread } from '../../model'
import { useTexts } from '../context'
import { typeName } from '../integrations/type-name'
import { Phrase } from '../Phrase'
import { useMessagingWindow } from './use-messaging-window'

interface ReplyWindowProps {
  thread: Thread
  conversation: InboxConversation | undefined
}

/** Says until when the service of a channel takes replies, and when it takes them no more. */
export function ReplyWindow({ thread, conversation }: ReplyWindowProps) {
  const { t, times } = useTexts()
  const window = useMessagingWindow(thread, conversation)
  return (
    <div className="reply-window" role="status">
      {window && (
        <p data-over={window.isOver || undefined}>
          <Phrase
            text={window.isOver ? 'reply.windowOver' : 'reply.windowOpen'}
            values={{
              service: <bdi>{typeName(t, window.client.type)}</bdi>,
              time: (
                <time dateTime={window.expiresAt} title={times.fullTime(window.expiresAt)}>
                  {times.shortTime(window.expiresAt)}
                </time>
              )
            }}
          />
        </p>
      )}
    </div>
  )
}
