/** The events that a webhook can ask for. */
export const WEBHOOK_TRIGGERS = [
  'conversation:create',
  'conversation:join',
  'conversation:leave',
  'conversation:remove',
  'conversation:message',
  'conversation:postback',
  'conversation:read',
  'conversation:typing',
  'conversation:referral',
  'conversation:message:delivery:channel',
  'conversation:message:delivery:user',
  'conversation:message:delivery:failure',
  'client:add',
  'client:update',
  'client:remove',
  'user:update',
  'user:merge',
  'user:remove'
] as const

/** The name of an event that a webhook can ask for. */
export type WebhookTrigger = (typeof WEBHOOK_TRIGGERS)[number]
