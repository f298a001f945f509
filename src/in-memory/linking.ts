import type { Link, LinkAnswer, LinkRequest, LinkEvent } from '../protocol'
import type { Records } from './records'

/** Channels that are linked by an address or a number, which the visitor gives. */
const BY_ADDRESS = /^(mailgun|twilio|messagebird)$/

/** Begins to link a channel. */
export const beginLink = (
  { config, links, push }: Records,
  { integrationId, address, phoneNumber }: LinkRequest
): LinkAnswer => {
  const { type } = config.channels.find(({ id }) => id === integrationId)!
  const id = `link ${links.length + 1}`
  const way = BY_ADDRESS.test(type)
    ? { displayName: address ?? phoneNumber ?? '' }
    : {
        url: `${config.baseUrl}/media/page.html`,
        qrCode: `${config.baseUrl}/media/qr.svg`,
        code: '482913'
      }
  const link: Link<string> = { id, integrationId, type, status: 'pending', ...way }
  links.push(link)
  push({ type: 'link:added', link })
  return { link }
}

/** Goes on with a link: it becomes active, or another name is known. */
export const setLink = (
  { links, push }: Records,
  id: string,
  fields: Partial<Link<string>>
): void => {
  const link = Object.assign(
    links.find(each => each.id === id)!,
    fields
  )
  push({ type: 'link:updated', link })
}

/** Ends a link. */
export const endLink = (
  { links, push }: Records,
  id: string,
  reason: NonNullable<LinkEvent['reason']> = 'removed'
): object => {
  const [link] = links.splice(
    links.findIndex(each => each.id === id),
    1
  )
  push({ type: 'link:removed', link: link!, reason })
  return {}
}
