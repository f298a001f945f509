import { useEffect } from 'react'
import { useValue } from '../../../ui'
import { useServices } from '../../services'
import { Slot } from '../../Slot'
import { shownChannels } from '../shown-channels'
import { useMaybe } from '../use-maybe'
import type { Links } from './links'
import type { Prompt } from './prompt'

interface ChannelPromptProps {
  links: Links
  prompt: Prompt
  isDue: boolean
}

/** Offers to link a channel; only the default conversation can be linked. */
export function ChannelPrompt({ links, prompt, isDue }: ChannelPromptProps) {
  const services = useServices()
  const { translate, need, $conversation } = services
  const isShown = useValue(prompt.$isShown)
  const { links: known = [] } = useValue(links.$state)
  const isDefault = useMaybe(useValue($conversation)?.info)?.isDefault
  const open = shownChannels(services).filter(
    ({ id }) => !known.some(({ integrationId }) => integrationId === id)
  )

  useEffect(() => {
    if (isDefault && isDue) void prompt.offer()
  }, [isDefault, isDue])

  const choose = async (id: string) => {
    prompt.dismiss()
    ;(await need('openChannel'))!(id)
  }

  if (!isShown || !isDefault || !open.length) return null
  const text = translate(
    open.length > 1 ? 'connectNotificationText' : 'connectNotificationSingleText'
  )
  return (
    <section className="channel-prompt" aria-label={text}>
      <p>{text}</p>
      {open.map(({ id, type }) => (
        <button key={id} type="button" onClick={() => void choose(id)}>
          <Slot name="channelIcon" type={type} />
          {translate(`${type}ChannelName`)}
        </button>
      ))}
      <button type="button" onClick={prompt.dismiss}>
        {translate('dismissPrompt')}
      </button>
    </section>
  )
}
