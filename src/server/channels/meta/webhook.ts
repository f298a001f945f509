import { createHmac } from 'node:crypto'
import { isSameSecret } from '../same-secret'
import type { Account, Handshake, InboundRequest } from '../service'

const SIGNATURE_HEADER = 'x-hub-signature-256'

/**
 * Tells whether the app at Meta has signed a request.
 *
 * @see https://developers.facebook.com/docs/graph-api/webhooks/getting-started#event-notifications
 */
export const verify = ({ headers, body }: InboundRequest, { secrets }: Account): boolean => {
  const { appSecret } = secrets
  if (!appSecret) return false
  const hash = createHmac('sha256', appSecret).update(body).digest('hex')
  return isSameSecret(headers[SIGNATURE_HEADER], `sha256=${hash}`)
}

/** Repeats the challenge to the one who knows the token. */
export const answerChallenge = (
  query: Handshake,
  token: string | undefined
): string | undefined => {
  if (!token || query['hub.mode'] !== 'subscribe') return undefined
  return isSameSecret(query['hub.verify_token'], token)
    ? String(query['hub.challenge'] ?? '')
    : undefined
}
