import type { Message, PersonClient } from '../api'
import { isChannelType } from './channels'

/** Channel in which the next reply goes out, and until when its service takes it. */
export interface MessagingWindow {
  client: PersonClient
  expiresAt: string
}

const seenAt = ({ lastSeen }: PersonClient): number => (lastSeen ? Date.parse(lastSeen) : 0)

/**
 * Finds the messaging window of the channel that the next reply goes to: the one that the person used last.
 *
 * @param said Newest message of the person.
 * @returns Undefined where the service takes replies at any time, or the reply goes to the messenger alone.
 */
export const findMessagingWindow = (
  clients: readonly PersonClient[],
  said: Pick<Message, 'source' | 'received'> | undefined
): MessagingWindow | undefined => {
  const [client] = clients
    .filter(({ type, status }) => status === 'active' && isChannelType(type))
    .sort((a, b) => seenAt(b) - seenAt(a))
  const expiresAt = client?.humanAgentWindowExpiresAt ?? client?.messagingWindowExpiresAt
  if (!client || !expiresAt) return undefined
  const isOnWeb = said?.source?.type === 'web' && Date.parse(said.received) > seenAt(client)
  return isOnWeb ? undefined : { client, expiresAt }
}
