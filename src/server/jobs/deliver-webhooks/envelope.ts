import { createHmac } from 'node:crypto'
import type { WebhookJob } from '../../domain/records'
import type { OutboundRequest } from '../../outbound'

const SECRET_PREFIX = /^whsec_/

/** Id and type of a queued event, which the log of deliveries names. */
export interface EventHead {
  id: string
  type: string
}

/** @see Standard Webhooks 1.0, "Signature scheme" */
const sign = (secret: string, content: string): string => {
  const key = Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

/**
 * Makes the request that delivers an event: its body is the same at each attempt, its signature covers
 * the time of the attempt.
 *
 * @param now Milliseconds since the epoch.
 */
export const envelopeOf = (
  { appId, webhookId, secret, eventJson }: WebhookJob,
  { id }: EventHead,
  now: number
): OutboundRequest => {
  const head = JSON.stringify({ app: { id: appId }, webhook: { id: webhookId, version: 'v2' } })
  const body = `${head.slice(0, -1)},"events":[${eventJson}]}`
  const timestamp = String(Math.floor(now / 1000))
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Pipit',
      'x-api-key': secret,
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': sign(secret, `${id}.${timestamp}.${body}`)
    },
    body
  }
}
