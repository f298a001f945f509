import type { Channel, Link as ChannelLink } from '../../../protocol'
import { useMessengerContext } from '../../core'
import { Link, safeLink } from '../../shared'
import type { ChannelLinks } from './links'
import { QrCode } from './QrCode'
import { viewOf } from './view-of'

interface LinkStateProps {
  channel: Channel
  link: ChannelLink<unknown> | undefined
  links: ChannelLinks
  isBusy: boolean
}

/** Shows how far a channel is linked, and the ways on from there. */
export function LinkState({ channel, link, links, isBusy }: LinkStateProps) {
  const context = useMessengerContext()
  const { translate } = context
  const view = viewOf(context, links, channel, link)
  const { status, text, picture, qrModules, code, way, acts = {} } = view
  const qrLabel = translate('linkQrCode', { channel: translate(`${channel.type}ChannelName`) })
  const href = safeLink(way?.uri)
  return (
    <>
      {text && <p>{text}</p>}
      {picture ? (
        <img className="qr-code" src={picture} alt={qrLabel} />
      ) : (
        qrModules && <QrCode qrModules={qrModules} label={qrLabel} />
      )}
      {code && <b>{code}</b>}
      <p role="status">{isBusy ? translate('linkPreparing') : status}</p>
      {href && (
        <Link className="main-button" href={href}>
          {way?.text}
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
