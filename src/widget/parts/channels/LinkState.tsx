import type { Channel, Link as ChannelLink } from '../../../protocol'
import { useServices } from '../../services'
import { Link } from '../Link'
import { safeLink } from '../safe-url'
import type { Links } from './links'
import { viewOf } from './view-of'

interface LinkStateProps {
  channel: Channel
  link: ChannelLink<unknown> | undefined
  links: Links
  isBusy: boolean
}

/** How far a channel is linked, and the ways on from there. */
export function LinkState({ channel, link, links, isBusy }: LinkStateProps) {
  const services = useServices()
  const { translate } = services
  const { status, text, picture, code, way, acts = {} } = viewOf(services, links, channel, link)
  const href = safeLink(way?.uri)
  return (
    <>
      {text && <p>{text}</p>}
      {picture && (
        <img
          className="qr-code"
          src={picture}
          alt={translate('linkQrCode', { channel: translate(`${channel.type}ChannelName`) })}
        />
      )}
      {code && <b>{code}</b>}
      <p role="status">{isBusy ? translate('linkPreparing') : status}</p>
      {href && (
        <Link className="main-button" href={href}>
          {way!.text}
        </Link>
      )}
      {!isBusy &&
        Object.entries(acts).map(([key, act]) => (
          <button key={key} className="text-button" type="button" onClick={() => void act()}>
            {translate(key)}
          </button>
        ))}
    </>
  )
}
