import { useServices } from '../../services'
import { useValue } from '../../../ui'
import { shownChannels } from '../shown-channels'
import { useMaybe } from '../use-maybe'
import { ChannelIcon } from './ChannelIcon'
import { identityOf } from './identity'
import { Portrait } from './Portrait'

/** Says who answers, and in which other channels; those are for the default conversation only. */
export function IntroductionPane() {
  const services = useServices()
  const { settings, translate, need, $conversation } = services
  const info = useMaybe(useValue($conversation)?.info)
  const { name, icon } = identityOf(services, info)
  const channels = info?.isDefault === false ? [] : shownChannels(services)
  return (
    <section className="introduction" aria-label={name}>
      {!settings.fixedHeader && (
        <>
          <Portrait icon={icon} name={name} />
          <b>
            <bdi>{name}</bdi>
          </b>
        </>
      )}
      {channels.length > 0 && <p>{translate('introChannelsText')}</p>}
      <div>
        {channels.map(({ id, type }) => (
          <button key={id} type="button" onClick={async () => (await need('openChannel'))!(id)}>
            <ChannelIcon type={type} />
            {translate(`${type}ChannelName`)}
          </button>
        ))}
      </div>
    </section>
  )
}

/** The introduction where it scrolls with the conversation. */
export function Introduction() {
  return useServices().settings.fixedHeader ? null : <IntroductionPane />
}
