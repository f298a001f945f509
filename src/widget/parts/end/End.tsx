import type { ConversationModel } from '../../../client'
import { useServices } from '../../services'
import { Slot } from '../../Slot'
import { BackOnline } from './BackOnline'
import { Typing } from './Typing'
import { useBlocking } from './use-blocking'
import { useMarks } from './use-marks'
import { useNewest } from './use-newest'
import { useTypingSigns } from './use-typing-signs'

/** What stands at the end of a live conversation. */
export function End({ conversation }: { conversation: ConversationModel }) {
  const { config } = useServices().context
  const newest = useNewest(conversation)
  useBlocking(conversation, newest)
  useMarks(conversation)
  useTypingSigns(conversation)
  return (
    <>
      <Typing conversation={conversation} />
      <BackOnline />
      {newest?.message.role === 'user' && config.channels.length > 0 && (
        <Slot name="channelPrompt" />
      )}
    </>
  )
}
