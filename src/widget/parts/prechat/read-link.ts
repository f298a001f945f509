import type { ConfigAnswer, FormAnswer, LinkRequest } from '../../../protocol'

/** The address that answers can go to, of the first e-mail field; undefined where there is none. */
export const readLink = (
  { channels }: ConfigAnswer,
  answers: readonly FormAnswer[]
): (LinkRequest & { address: string }) | undefined => {
  const channel = channels.find(({ type }) => type === 'mailgun')
  const answer = answers.find(({ type }) => type === 'email')
  return channel && answer?.type === 'email'
    ? { integrationId: channel.id, address: answer.email }
    : undefined
}
