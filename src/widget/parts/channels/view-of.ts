import type { Channel, Link } from '../../../protocol'
import type { Services } from '../../services'
import type { Translate } from '../../strings'
import { safeMedia } from '../safe-url'
import { kindOf } from './kinds'
import type { Links } from './links'

/** What is shown of a link, and what can be done about it. */
export interface LinkView {
  status?: string | undefined
  text?: string
  /** Address of a QR code. */
  picture?: string | undefined
  code?: string | undefined
  /** Leads into the channel. */
  way?: { uri: string | undefined; text: string }
  /** By keys of what they are called. */
  acts?: Record<string, () => Promise<void>>
}

/** Says who the visitor is in a channel, or how far the link is. */
export const statusOf = (translate: Translate, link: Link<unknown> | undefined) => {
  if (!link) return undefined
  const { type, status, displayName: username } = link
  if (status === 'pending') return translate(kindOf(type).asked?.status ?? 'linkPending')
  return username
    ? translate('notificationSettingsConnectedAs', { username })
    : translate('notificationSettingsConnected')
}

/** Says what to show of a channel, but for the form that asks for an address or a number. */
export const viewOf = (
  { context, translate }: Services,
  { begin, end }: Links,
  { id: integrationId, type, phoneNumber }: Channel,
  link: Link<unknown> | undefined
): LinkView => {
  const { asked, description, mobileDescription } = kindOf(type)
  if (!link) return { acts: { tryAgain: () => begin({ integrationId }) } }

  const { displayName: name = '', url, qrCode, code = '' } = link
  const channel = translate(`${type}ChannelName`)
  const status = statusOf(translate, link)
  const way = { uri: url, text: translate('linkOpen', { channel }) }
  if (link.status === 'active') {
    return {
      status,
      way: asked
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
  const isMobile = context.page.matchMedia('(pointer: coarse)').matches
  const text = translate((isMobile && mobileDescription) || description, { code })
  return {
    status,
    // Sites write this placeholder in double braces.
    text: text.replace(`{${code}}`, code),
    picture: safeMedia(qrCode, context.config.baseUrl),
    code,
    way
  }
}
