import { useValue } from '../../../ui'
import { useServices } from '../../services'
import { Slot } from '../../Slot'
import type { EndProps } from '../part'
import { BackOnline } from './BackOnline'
import { Typing } from './Typing'
import { useBlocking } from './use-blocking'
import { useMarks } from './use-marks'
import { useNewest } from './use-newest'
import { useTypingSigns } from './use-typing-signs'

/** What stands at the end of a live conversation. */
export function End({ conversation, isAtEnd, goToEnd }: EndProps) {
  const { context, translate } = useServices()
  const unreadCount = useValue(conversation.unreadCount)
  const newest = useNewest(conversation)
  useBlocking(conversation)
  useMarks(conversation)
  useTypingSigns(conversation)
  return (
    <>
      {!isAtEnd && unreadCount > 0 && (
        <button className="new-messages" type="button" onClick={goToEnd}>
          {translate('newMessages')}
        </button>
      )}
      <Typing conversation={conversation} />
      <BackOnline />
      {newest && context.config.channels.length > 0 && (
        <Slot name="channelPrompt" isDue={newest.message.role === 'user'} />
      )}
    </>
  )
}
