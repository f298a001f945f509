import type { Channel } from '../../../protocol'
import { useValue } from '../../../ui'
import { useServices } from '../../services'
import { Slot } from '../../Slot'
import type { ScreenProps } from '../screen'
import { useMaybe } from '../use-maybe'
import { AddressForm } from './AddressForm'
import { kindOf } from './kinds'
import { LinkState } from './LinkState'
import type { Links } from './links'
import { LoadState } from './LoadState'
import { problemText } from './problem-text'
import { useFocus } from './use-focus'

interface ChannelScreenProps extends ScreenProps {
  channel: Channel
  links: Links
}

/** Links one channel, and says how far that is. */
export function ChannelScreen({ channel, links, title }: ChannelScreenProps) {
  const { translate, $conversation } = useServices()
  const { links: known, problems, busy } = useValue(links.$state)
  const info = useMaybe(useValue($conversation)?.info)
  const { id, type, fromAddress } = channel
  const { asked } = kindOf(type)
  const link = known?.find(({ integrationId }) => integrationId === id)
  const problem = problems[id]
  const box = useFocus(link?.status)
  const isBusy = busy === id
  return (
    <main className="channel" ref={box} tabIndex={-1} aria-label={translate(title)}>
      <Slot name="channelIcon" type={type} />
      <p className="error" id="link-problem" role="alert" hidden={!problem}>
        {problem && problemText(translate, type, problem)}
      </p>
      {!known ? (
        <LoadState links={links} />
      ) : asked && !link ? (
        <AddressForm channel={channel} asked={asked} links={links} isBusy={isBusy} />
      ) : (
        <LinkState channel={channel} link={link} links={links} isBusy={isBusy} />
      )}
      {fromAddress && (
        <p>
          {translate('frontendEmailChannelDescription')}{' '}
          <a href={`mailto:${fromAddress}`}>{fromAddress}</a>
        </p>
      )}
      {info?.isDefault === false && <p className="note">{translate('linkDefaultConversation')}</p>}
    </main>
  )
}
