import { useValue } from '../../../ui'
import { useServices } from '../../services'
import { Slot } from '../../Slot'
import type { ScreenProps } from '../screen'
import { shownChannels } from '../shown-channels'
import type { Links } from './links'
import { LoadState } from './LoadState'
import { useFocus } from './use-focus'
import { statusOf } from './view-of'

interface SettingsProps extends ScreenProps {
  links: Links
}

/** The channels, and which of them are linked. */
export function Settings({ links, title }: SettingsProps) {
  const services = useServices()
  const { translate, need } = services
  const { links: known } = useValue(links.$state)
  const box = useFocus()

  return (
    <main id="settings" ref={box} tabIndex={-1} aria-label={translate(title)}>
      <h2>{translate('notificationSettingsChannelsTitle')}</h2>
      <p>{translate('notificationSettingsChannelsDescription')}</p>
      <ul className="choices">
        {shownChannels(services).map(({ id, type }) => (
          <li key={id}>
            <button
              className="choice"
              type="button"
              onClick={async () => (await need('openChannel'))!(id)}
            >
              <Slot name="channelIcon" type={type} />
              <span className="words">
                <bdi>{translate(`${type}ChannelName`)}</bdi>
                <bdi>
                  {statusOf(
                    translate,
                    known?.find(({ integrationId }) => integrationId === id)
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
