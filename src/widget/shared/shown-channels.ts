import type { Channel, Link } from '../../protocol'
import type { MessengerContext } from '../core'

type Configured = Pick<MessengerContext, 'host' | 'settings'>

/** Types of channels that there is a screen for. */
const SUPPORTED = /^(messenger|telegram|viber|wechat|whatsapp|line|twilio|messagebird|mailgun)$/

/** Lists the channels of the business in the order that `integrationOrder` gives by id or type. */
const orderedChannels = ({ host, settings }: Configured): readonly Channel[] => {
  const channels = host.config.channels.filter(({ type }) => SUPPORTED.test(type))
  const ordered = settings.integrationOrder?.flatMap(wanted =>
    channels.filter(({ id, type }) => id === wanted || type === wanted)
  )
  return [...new Set(ordered ?? channels)]
}

/** Tells whether the server carries messages through a type of channel. */
export const isConnected = ({ host }: Pick<MessengerContext, 'host'>, type: string): boolean =>
  !!host.config.capabilities?.channels.includes(type)

/** Lists the channels that visitors may go on in. */
export const offeredChannels = (context: Configured): readonly Channel[] =>
  orderedChannels(context).filter(({ type }) => isConnected(context, type))

/** Names a channel, with its number where another one is called the same. */
export const channelName = (
  context: Configured & Pick<MessengerContext, 'translate'>,
  { id, type, phoneNumber }: Channel
): string => {
  const nameOf = (type: string) => context.translate(`${type}ChannelName`)
  const name = nameOf(type)
  const isShared = offeredChannels(context).some(
    other => other.id !== id && nameOf(other.type) === name
  )
  // Isolated: a number reads from the left in every language.
  return isShared && phoneNumber ? `${name} \u2066${phoneNumber}\u2069` : name
}

/** Lists the channels that visitors may go on in, and those that are linked without that. */
export const shownChannels = (
  context: Configured,
  links: readonly Link<unknown>[] = []
): readonly Channel[] =>
  orderedChannels(context).filter(
    ({ id, type }) =>
      isConnected(context, type) ||
      links.some(({ integrationId, status }) => integrationId === id && status === 'active')
  )
