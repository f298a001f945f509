import { useValue } from '../../../ui'
import { Slot, useMessengerContext } from '../../core'
import { channelName, offeredChannels, shownChannels } from '../../shared'
import type { ChannelLinks } from './links'
import { LoadState } from './LoadState'
import { useFocus } from './use-focus'
import { statusOf } from './view-of'

interface SettingsProps {
  /** Key of its name. */
  title: string
  links: ChannelLinks
}

/** The channels, and which of them are linked. */
export function Settings({ links, title }: SettingsProps) {
  const context = useMessengerContext()
  const { translate, loadSlot } = context
  const { links: known } = useValue(links.$state)
  const box = useFocus()
  const isOffering = offeredChannels(context).length > 0

  return (
    <main id="settings" ref={box} tabIndex={-1} aria-label={translate(title)}>
      <h2>{translate('notificationSettingsChannelsTitle')}</h2>
      {isOffering && <p>{translate('notificationSettingsChannelsDescription')}</p>}
      <ul className="choices">
        {shownChannels(context, known).map(channel => (
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
    </main>
  )
}
