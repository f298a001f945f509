/** Events of the v2 API that a webhook may ask for, and that never happen here: there is no switchboard. */
const UNSENT_TRIGGERS = [
  'switchboard:passControl',
  'switchboard:passControl:failure',
  'switchboard:offerControl',
  'switchboard:offerControl:failure',
  'switchboard:acceptControl',
  'switchboard:acceptControl:failure',
  'switchboard:releaseControl'
] as const

/** The events that a webhook can ask for. */
export const WEBHOOK_TRIGGERS = [
  'conversation:create',
  'conversation:join',
  'conversation:leave',
  'conversation:remove',
  'conversation:message',
  'conversation:postback',
  'conversation:referral',
  'conversation:read',
  'conversation:typing',
  'conversation:message:delivery:channel',
  'conversation:message:delivery:user',
  'conversation:message:delivery:failure',
  ...UNSENT_TRIGGERS,
  'client:add',
  'client:update',
  'client:remove',
  'user:update',
  'user:merge',
  'user:remove'
] as const

/** The name of an event that a webhook can ask for. */
export type WebhookTrigger = (typeof WEBHOOK_TRIGGERS)[number]
