import type { ConfigAnswer, FormAnswer, LinkRequest } from '../../../protocol'

/**
 * Reads the address that answers can go to, of the first e-mail field; undefined where there is none, or
 * where the server sends no e-mail.
 */
export const readLink = (
  { channels, capabilities }: Pick<ConfigAnswer, 'channels' | 'capabilities'>,
  answers: readonly FormAnswer[]
): (LinkRequest & { address: string }) | undefined => {
  const channel = channels.find(
    ({ type }) => type === 'mailgun' && capabilities?.channels.includes(type)
  )
  const answer = answers.find(({ type }) => type === 'email')
  return channel && answer?.type === 'email'
    ? { integrationId: channel.id, address: answer.email }
    : undefined
}
