import type { Channel } from '../../protocol'
import type { Services } from '../services'

/** Types of channels that there is a screen for. */
const SUPPORTED = /^(messenger|telegram|viber|wechat|whatsapp|line|twilio|messagebird|mailgun)$/

/** The channels a visitor may go on in, in the order that `integrationOrder` gives by id or type. */
export const shownChannels = ({
  context,
  settings
}: Pick<Services, 'context' | 'settings'>): readonly Channel[] => {
  const channels = context.config.channels.filter(({ type }) => SUPPORTED.test(type))
  const ordered = settings.integrationOrder?.flatMap(wanted =>
    channels.filter(({ id, type }) => id === wanted || type === wanted)
  )
  return [...new Set(ordered ?? channels)]
}
