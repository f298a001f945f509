import type { ConversationModel } from '../../../client'
import { useValue } from '../../../ui'
import { Portrait, renderOnChange, useMessengerContext } from '../../core'
import { previewText, useMaybe } from '../../shared'
import { Badge } from './Badge'
import { identityOf } from './identity'
import { listTime } from './list-time'

interface ConversationRowProps {
  conversation: ConversationModel
  isCurrent: boolean
  now: Date
}

/** One conversation in the list; renders when it changes, and as time goes on. */
export const ConversationRow = renderOnChange(function ConversationRow({
  conversation,
  isCurrent,
  now
}: ConversationRowProps) {
  const context = useMessengerContext()
  const info = useValue(conversation.info)!
  const unreadCount = useValue(conversation.unreadCount)
  const isDetached = useValue(conversation.isDetached)
  const last = useMaybe(useValue(conversation.timeline.blocks).at(-1)?.entries) ?? []
  const newest = context.display(last, conversation).at(-1)
  const { name, icon } = identityOf(context, info)
  const time = new Date(info.lastUpdatedAt * 1000)

  const choose = () => {
    void context.clientReady.then(client => {
      client.show(conversation)
      context.$screen.set(undefined)
    })
  }

  return (
    <li>
      <button
        className="choice"
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        data-conversation-id={info.id}
        onClick={choose}
      >
        <Portrait icon={icon} name={name} />
        <span className="words">
          <bdi>
            <b>{name}</b>
          </bdi>
          {newest && !isDetached && <bdi>{previewText(context, newest.message)}</bdi>}
        </span>
        <span className="aside">
          <time dateTime={time.toISOString()}>{listTime(context, time, now)}</time>
          <Badge count={unreadCount - context.$hidden.get().countUnread(conversation)} />
        </span>
      </button>
    </li>
  )
})
