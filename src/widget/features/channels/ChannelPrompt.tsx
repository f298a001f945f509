import { useEffect } from 'react'
import type { ConversationModel } from '../../../client'
import { useValue } from '../../../ui'
import { Slot, useMessengerContext } from '../../core'
import { channelName, offeredChannels } from '../../shared'
import type { ChannelLinks } from './links'
import type { Prompt } from './prompt'
import { useNewest } from './use-newest'

interface ChannelPromptProps {
  links: ChannelLinks
  prompt: Prompt
  conversation: ConversationModel
}

/** Offers to link a channel; only the default conversation can be linked. */
export function ChannelPrompt({ links, prompt, conversation }: ChannelPromptProps) {
  const context = useMessengerContext()
  const { isOwn, translate, loadSlot } = context
  const isShown = useValue(prompt.$isShown)
  const { links: known = [] } = useValue(links.$state)
  const isDefault = useValue(conversation.info)?.isDefault
  const newest = useNewest(conversation)
  const isDue = newest && isOwn(newest.message)
  const open = offeredChannels(context).filter(
    ({ id }) => !known.some(({ integrationId }) => integrationId === id)
  )

  useEffect(() => {
    if (isDefault && isDue) void prompt.offer()
  }, [isDefault, isDue])

  const choose = async (id: string) => {
    prompt.dismiss()
    ;(await loadSlot('openChannel'))(id)
  }

  if (!newest || !isShown || !isDefault || !open.length) return null
  const text = translate(
    open.length > 1 ? 'connectNotificationText' : 'connectNotificationSingleText'
  )
  return (
    <section className="channel-prompt" aria-label={text}>
      <p>{text}</p>
      <button className="text-button" type="button" onClick={prompt.dismiss}>
        {translate('dismissPrompt')}
      </button>
      <div className="channel-row">
        {open.map(channel => (
          <button key={channel.id} type="button" onClick={() => void choose(channel.id)}>
            <Slot name="channelIcon" type={channel.type} />
            {channelName(context, channel)}
          </button>
        ))}
      </div>
    </section>
  )
}
