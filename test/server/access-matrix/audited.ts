/** Everyday work with visitors; webhooks get an event for each. */
const WORK = 'a reply or other work on one conversation, which is in its thread or its history'
const PEOPLE = 'data about one person, which the audit log must not hold'
const VISITOR = 'a visitor does it in their own conversations'
const SIGN_IN = 'signing in and out changes nothing of the team'
const UNCONFIRMED = 'stores nothing before it is confirmed'
const OWN_VIEW = 'a filter of the inbox that only the one who saved it sees'
const SERVICE = 'a service reports what a visitor did, or a visitor follows a link in a mail'
const BROKER = 'the broker asks about rights; nothing is changed'

const APP = '/v2/apps/:appId'
const CHAT = `${APP}/conversations/:conversationId`
const USER = `${APP}/users/:user`
const SDK = '/sdk/v1/apps/:appId'
const MY_CHAT = `${SDK}/conversations/:conversationId`
const CONSOLE = '/console/api'

/** Changing routes that leave no entry in the audit log, and why not. */
export const UNAUDITED: Record<string, string> = {
  [`POST ${APP}/users`]: PEOPLE,
  [`PATCH ${USER}`]: PEOPLE,
  [`POST ${USER}/clients`]: PEOPLE,
  [`POST ${USER}/authcode`]: 'programs sign visitors in with it, one code a sign-in',
  [`POST ${APP}/conversations`]: WORK,
  [`PATCH ${CHAT}`]: WORK,
  [`POST ${CHAT}/join`]: WORK,
  [`POST ${CHAT}/leave`]: WORK,
  [`POST ${CHAT}/messages`]: WORK,
  [`POST ${CHAT}/scheduled-messages`]: WORK,
  [`DELETE ${CHAT}/scheduled-messages/:scheduledMessageId`]: WORK,
  [`POST ${CHAT}/activity`]: 'typing and reading',
  [`POST ${APP}/attachments`]: WORK,
  [`POST ${APP}/attachments/remove`]:
    'a picture that is in no conversation; a file of one leaves an entry, as the test of the log shows',

  [`POST ${SDK}/sessions`]: VISITOR,
  [`POST ${SDK}/login`]: VISITOR,
  [`POST ${SDK}/logout`]: VISITOR,
  [`PATCH ${SDK}/user`]: VISITOR,
  [`PUT ${SDK}/client`]: VISITOR,
  [`POST ${SDK}/conversations`]: VISITOR,
  [`PATCH ${MY_CHAT}`]: VISITOR,
  [`POST ${MY_CHAT}/messages`]: VISITOR,
  [`POST ${MY_CHAT}/files`]: VISITOR,
  [`POST ${MY_CHAT}/postbacks`]: VISITOR,
  [`POST ${MY_CHAT}/activities`]: VISITOR,
  [`POST ${SDK}/links`]: VISITOR,
  [`DELETE ${SDK}/links/:linkId`]: VISITOR,

  [`POST ${CONSOLE}/session`]: SIGN_IN,
  [`POST ${CONSOLE}/session/code`]: SIGN_IN,
  [`POST ${CONSOLE}/session/passkey`]: SIGN_IN,
  [`POST ${CONSOLE}/session/passkey/challenge`]: SIGN_IN,
  [`DELETE ${CONSOLE}/session`]: SIGN_IN,
  [`POST ${CONSOLE}/second-factor/set-up`]: UNCONFIRMED,
  [`POST ${CONSOLE}/passkeys/set-up`]: UNCONFIRMED,
  [`PUT ${CONSOLE}/apps/:appId/views/:viewId`]: OWN_VIEW,
  [`DELETE ${CONSOLE}/apps/:appId/views/:viewId`]: OWN_VIEW,
  [`POST ${CONSOLE}/apps/:appId/conversations/:conversationId/presence`]: 'who looks, for seconds',

  'POST /mail/confirm/:token': SERVICE,
  'POST /mail/unsubscribe/:token': SERVICE,
  'POST /mail/inbound': SERVICE,
  'POST /mail/inbound/mime': SERVICE,
  'POST /channels/:integrationId': SERVICE,
  'POST /mqtt/auth/user': BROKER,
  'POST /mqtt/auth/vhost': BROKER,
  'POST /mqtt/auth/resource': BROKER,
  'POST /mqtt/auth/topic': BROKER
}

const LOG = 'test/server/audit-log.test.ts ›'
const TEAM = `${LOG} has what happens to members of the team`
const PASSWORDS = `${LOG} has passwords that members and the machine of the server change, and links for them`
const FACTOR = 'test/server/console-second-factor.test.ts › leaves entries in the audit log'
const PASSKEYS = 'test/server/console-passkeys.test.ts › leave entries in the audit log'

/** Routes whose calls in the matrix change nothing, and the test in which one leaves its entry. */
export const AUDITED_ELSEWHERE: Record<string, string> = {
  [`POST ${APP}/integrations/:integrationId/test`]:
    'test/server/channels/every-channel.ts › goes to somebody who uses the channel, says what became of it, and is logged',
  [`POST ${USER}/unblock`]: `${LOG} has people who are blocked and unblocked, once`,
  [`DELETE ${CHAT}/messages`]: `${LOG} has conversations that programs empty and delete`,
  [`POST ${CHAT}/merge`]: `${LOG} has conversations that are merged, once`,
  [`DELETE ${CONSOLE}/sessions`]: `${LOG} has members who sign themselves out in other browsers`,
  [`DELETE ${CONSOLE}/sessions/:id`]: `${LOG} has members who sign themselves out in other browsers`,
  [`POST ${CONSOLE}/password`]: PASSWORDS,
  [`POST ${CONSOLE}/reset`]: PASSWORDS,
  [`POST ${CONSOLE}/second-factor`]: FACTOR,
  [`POST ${CONSOLE}/second-factor/recovery-codes`]: FACTOR,
  [`POST ${CONSOLE}/second-factor/removal`]: FACTOR,
  [`DELETE ${CONSOLE}/team/:id/second-factor`]: FACTOR,
  [`POST ${CONSOLE}/passkeys`]: PASSKEYS,
  [`PATCH ${CONSOLE}/passkeys/:id`]: PASSKEYS,
  [`POST ${CONSOLE}/passkeys/:id/removal`]: PASSKEYS,
  [`DELETE ${CONSOLE}/team/:id/passkeys`]: PASSKEYS,
  [`DELETE ${CONSOLE}/demo`]: `${LOG} has the demo, which is added and removed`,
  [`POST ${CONSOLE}/set-up`]: 'test/server/set-up.test.ts › leaves entries in the audit log',
  [`POST ${CONSOLE}/join`]: TEAM,
  [`POST ${CONSOLE}/backup`]:
    'test/server/console-health.test.ts › makes a backup, which is noted in the audit log and shown as the last one',
  [`DELETE ${CONSOLE}/team/invitations/:id`]: TEAM,
  [`POST ${CONSOLE}/team/:id/reset`]: TEAM,
  [`PATCH ${CONSOLE}/team/:id`]: TEAM,
  [`DELETE ${CONSOLE}/team/:id`]: TEAM,
  [`POST ${CONSOLE}/team/:id/deactivation`]: TEAM,
  [`DELETE ${CONSOLE}/team/:id/deactivation`]: TEAM
}
