import { useEffect } from 'react'
import { useValue } from '../../../ui'
import { Slot, useMessengerContext } from '../../core'
import { channelName, offeredChannels, shownChannels } from '../../shared'
import type { ChannelLinks } from './links'
import { LoadState } from './LoadState'
import { statusOf } from './view-of'

/** The channels in the settings, and which of them are linked; nothing where there is none. */
export function ChannelSettings({ links }: { links: ChannelLinks }) {
  const context = useMessengerContext()
  const { translate, loadSlot } = context
  const { links: known } = useValue(links.$state)
  const isOffering = offeredChannels(context).length > 0
  const channels = shownChannels(context, known)

  // Without an offer there may be links of before.
  useEffect(() => void links.load(), [])

  if (!channels.length) return null
  return (
    <section>
      <h2>{translate('notificationSettingsChannelsTitle')}</h2>
      {isOffering && <p>{translate('notificationSettingsChannelsDescription')}</p>}
      <ul className="choices">
        {channels.map(channel => (
          <li key={channel.id}>
            <button
              className="choice"
              type="button"
              onClick={async () => (await loadSlot('openChannel'))(channel.id)}
            >
              <Slot name="channelIcon" type={channel.type} />
              <span className="words">
                <bdi>{channelName(context, channel)}</bdi>
                <bdi>
                  {statusOf(
                    context,
                    known?.find(({ integrationId }) => integrationId === channel.id)
                  )}
                </bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadState links={links} />
    </section>
  )
}
