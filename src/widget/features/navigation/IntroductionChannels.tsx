import { useState } from 'react'
import type { Channel } from '../../../protocol'
import { useMessengerContext } from '../../core'
import { channelName } from '../../shared'
import { ChannelIcon } from './ChannelIcon'

/** More channels than this are one row until it is pressed. */
const OPEN_MAX = 3
/** Icons beside the words of that row, at most. */
const ICONS_MAX = 4

/** Other channels of the business, one button each. */
export function IntroductionChannels({ channels }: { channels: readonly Channel[] }) {
  const context = useMessengerContext()
  const { translate, loadSlot } = context
  const [isOpen, setOpen] = useState(false)
  const isFolded = channels.length > OPEN_MAX
  const title = translate('introChannelsText')
  return (
    <div className="other-channels">
      {isFolded ? (
        <button
          className="channel-fold"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{title}</span>
          <span>
            {channels.slice(0, ICONS_MAX).map(({ id, type }) => (
              <ChannelIcon key={id} type={type} />
            ))}
          </span>
        </button>
      ) : (
        <p>{title}</p>
      )}
      {(!isFolded || isOpen) && (
        <div className="channel-list">
          {channels.map(channel => (
            <button
              key={channel.id}
              type="button"
              onClick={async () => (await loadSlot('openChannel'))(channel.id)}
            >
              <ChannelIcon type={channel.type} />
              {channelName(context, channel)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
