import type { Channel, Link, QrModules } from '../../../protocol'
import type { MessengerContext } from '../../core'
import { isConnected, safeMedia } from '../../shared'
import { kindOf } from './kinds'
import type { ChannelLinks } from './links'

type LinkContext = Pick<MessengerContext, 'host' | 'translate'>

/** Texts and actions that are shown for a link. */
export interface LinkView {
  status?: string | undefined
  text?: string
  /** Address of a QR code. */
  picture?: string | undefined
  /** QR code of the link into the channel; undefined on phones, which cannot scan their own screen. */
  qrModules?: QrModules | undefined
  code?: string | undefined
  /** Link into the channel. */
  way?: { uri: string | undefined; text: string } | undefined
  /** Actions by the keys of their names. */
  acts?: Record<string, () => Promise<void>>
}

/**
 * Says who the visitor is in a channel, or how far the link is. A channel that carries nothing is not
 * said to be connected.
 */
export const statusOf = (context: LinkContext, link: Link<unknown> | undefined) => {
  if (!link) return undefined
  const { translate } = context
  const { type, status, displayName: username } = link
  if (!isConnected(context, type)) return username
  if (status === 'pending') return translate(kindOf(type).asked?.status ?? 'linkPending')
  return username
    ? translate('notificationSettingsConnectedAs', { username })
    : translate('notificationSettingsConnected')
}

/** Says what to show of a channel, but for the form that asks for an address or a number. */
export const viewOf = (
  context: MessengerContext,
  { begin, end }: ChannelLinks,
  { id: integrationId, type, phoneNumber }: Channel,
  link: Link<unknown> | undefined
): LinkView => {
  const { host, translate } = context
  const { asked, description, mobileDescription } = kindOf(type)
  if (!link) return { acts: { tryAgain: () => begin({ integrationId }) } }

  const { displayName: name = '', url, qrCode, qrModules, code = '' } = link
  const channel = translate(`${type}ChannelName`)
  const status = statusOf(context, link)
  const way = { uri: url, text: translate('linkOpen', { channel }) }
  if (link.status === 'active') {
    return {
      status,
      way: !isConnected(context, type)
        ? undefined
        : asked
          ? { uri: phoneNumber && `sms:${phoneNumber}`, text: translate('smsStartTexting') }
          : way,
      acts: { linkDisconnect: () => end(link) }
    }
  }
  if (asked) {
    return {
      status,
      text: translate(asked.pending, { number: name, address: name }),
      acts: {
        [asked.again]: () => begin({ integrationId, [asked.name]: name }),
        [asked.change]: () => end(link),
        smsCancel: () => end(link, true)
      }
    }
  }
  const isMobile = host.page.matchMedia('(pointer: coarse)').matches
  const text = translate((isMobile && mobileDescription) || description, { code })
  return {
    status,
    // Sites write this placeholder in double braces.
    text: text.replace(`{${code}}`, code),
    picture: safeMedia(qrCode, host.config.baseUrl),
    qrModules: isMobile ? undefined : qrModules,
    code,
    way
  }
}
