import { useEffect } from 'react'
import type { Channel } from '../../../protocol'
import { useValue } from '../../../ui'
import { Icon, Slot, useMessengerContext, WARNING_ICON } from '../../core'
import { isConnected, useFocus, useMaybe } from '../../shared'
import { AddressForm } from './AddressForm'
import { kindOf } from './kinds'
import { LinkState } from './LinkState'
import type { ChannelLinks } from './links'
import { LoadState } from './LoadState'
import { problemText } from './problem-text'

interface ChannelScreenProps {
  /** Key of its name. */
  title: string
  channel: Channel
  links: ChannelLinks
}

/** Links one channel, and says how far that is. */
export function ChannelScreen({ channel, links, title }: ChannelScreenProps) {
  const context = useMessengerContext()
  const { translate, $conversation, $screen } = context
  const { links: known, problems, busy } = useValue(links.$state)
  const info = useMaybe(useValue($conversation)?.info)
  const { id, type, fromAddress } = channel
  const { asked } = kindOf(type)
  const link = known?.find(({ integrationId }) => integrationId === id)
  const problem = problems[id]
  const box = useFocus(link?.status)
  const isBusy = busy === id
  const isServed = isConnected(context, type)

  useEffect(() => {
    // Unlinked, and cannot be linked again.
    if (known && !link && !isServed) $screen.set(undefined)
  }, [known, link])

  return (
    <main className="channel" ref={box} tabIndex={-1} aria-label={translate(title)}>
      <Slot name="channelIcon" type={type} />
      <p className="error" id="link-problem" role="alert" hidden={!problem}>
        <Icon path={WARNING_ICON} />
        {problem && problemText(translate, type, problem)}
      </p>
      {!known ? (
        <LoadState links={links} />
      ) : asked && !link ? (
        <AddressForm
          channel={channel}
          asked={asked}
          links={links}
          problem={problem}
          isBusy={isBusy}
        />
      ) : (
        <LinkState channel={channel} link={link} links={links} isBusy={isBusy} />
      )}
      {isServed && fromAddress && (
        <p>
          {translate('frontendEmailChannelDescription')}{' '}
          <a href={`mailto:${fromAddress}`}>{fromAddress}</a>
        </p>
      )}
      {isServed && info?.isDefault === false && (
        <p className="note">{translate('linkDefaultConversation')}</p>
      )}
    </main>
  )
}
