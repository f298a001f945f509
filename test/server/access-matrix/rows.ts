import { REFERENCE_PATHS } from '../../../src/guide/reference'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Permitted callers: in the REST API keys of these scopes, and everyone in the console where keys of an
 * app may, but agents not where the app is set up, and only owners or admins where they are named; in the client
 * API allowed origins, new visitors, visitors identified by a JWT, or visitors with a session; all
 * console users, those who reach the app, admins and owners, or owners; pages of the console itself; and anyone.
 */
export type Access =
  | 'account'
  | 'account, owners'
  | 'account, admins'
  | 'app'
  | 'app set-up'
  | 'all'
  | 'all set-up'
  | 'page'
  | 'session'
  | 'login'
  | 'visitor'
  | 'console'
  | 'console of app'
  | 'console admins'
  | 'console owners'
  | 'signIn'
  | 'public'

/** Further requirements of a call; `{user}` stands for that id of the prepared business. */
export interface Call {
  query?: string
  body?: object
  /** Whether the call sends a form with a file. */
  form?: boolean
  /** Other ids that parameters of the address stand for. */
  as?: Record<string, string>
  /** Status for permitted callers. @default 200 to 299 */
  works?: number
}

/** A route of the server, and its permitted callers. */
export type Row = [method: Method, path: string, access: Access, call?: Call]

const APP = '/v2/apps/:appId'
const CHAT = `${APP}/conversations/:conversationId`
const BOT = `${APP}/integrations/:integrationId`
const SDK = '/sdk/v1/apps/:appId'
const MY_CHAT = `${SDK}/conversations/:conversationId`

const text = { type: 'text', text: 'Hello' }
const business = { type: 'business' }
const scheduled = {
  author: business,
  content: text,
  sendAt: new Date(Date.now() + 3_600_000).toISOString()
}
const device = { id: 'device', platform: 'web', info: {} }
const sessionKey = 'random characters, at least 128 bits of them'
const spoken = { clientMessageId: 'spoken', message: text }
const webhook = { target: 'https://bot.example.com/', triggers: ['user:remove'] }
const newClient = {
  matchCriteria: { type: 'mailgun', integrationId: '{mailId}', address: 'new@example.com' },
  confirmation: { type: 'immediate' },
  target: { conversationId: '{conversationId}' }
}
const ofBot = { as: { integrationId: 'botId', keyId: 'botKeyId' } }
const inGroup = { as: { conversationId: 'groupChatId' } }

/** The REST API; each row stands for its address under `/sc` too. */
export const REST_ROWS: Row[] = [
  ['POST', '/v2/apps', 'account', { body: { displayName: 'New' } }],
  ['GET', '/v2/apps', 'account'],
  ['GET', '/v2/audit-log', 'account, admins'],
  ['GET', APP, 'app set-up'],
  ['PATCH', APP, 'app set-up', { body: { displayName: 'New' } }],
  ['GET', `${APP}/changes`, 'app set-up'],
  ['DELETE', APP, 'account'],
  ['POST', `${APP}/keys`, 'account, owners', { body: { displayName: 'New' } }],
  ['GET', `${APP}/keys`, 'account, owners'],
  ['GET', `${APP}/keys/:keyId`, 'account, owners'],
  ['DELETE', `${APP}/keys/:keyId`, 'account, owners'],
  ['POST', `${APP}/integrations`, 'app set-up', { body: { type: 'web' } }],
  ['GET', `${APP}/integrations`, 'app set-up'],
  ['GET', `${APP}/search`, 'app', { query: 'filter[type]=messages&filter[text]=Hello' }],
  ['GET', `${APP}/team`, 'app'],
  ['POST', `${APP}/saved-replies`, 'app set-up', { body: { name: 'New', text: 'Hello' } }],
  [
    'POST',
    `${APP}/saved-replies`,
    'app set-up',
    { body: { name: 'Place', content: { type: 'location', coordinates: { lat: 1, long: 2 } } } }
  ],
  ['GET', `${APP}/saved-replies`, 'app'],
  ['GET', `${APP}/saved-replies/:savedReplyId`, 'app'],
  ['PATCH', `${APP}/saved-replies/:savedReplyId`, 'app set-up', { body: { text: 'Hello' } }],
  ['DELETE', `${APP}/saved-replies/:savedReplyId`, 'app set-up'],
  ['POST', `${APP}/groups`, 'app set-up', { body: { name: 'New' } }],
  ['GET', `${APP}/groups`, 'app'],
  ['GET', `${APP}/groups/:groupId`, 'app'],
  ['PATCH', `${APP}/groups/:groupId`, 'app set-up', { body: { name: 'Renamed' } }],
  ['DELETE', `${APP}/groups/:groupId`, 'app set-up'],
  ['GET', `${APP}/integrations/:integrationId`, 'app set-up'],
  ['GET', `${APP}/integrations/:integrationId/page-loads`, 'app set-up'],
  ['GET', `${APP}/integrations/:integrationId/failed-deliveries`, 'app set-up'],
  ['GET', `${APP}/integrations/:integrationId/message-templates`, 'all', { works: 400 }],
  ['GET', `${APP}/integrations/:integrationId/test-recipients`, 'app set-up'],
  [
    'POST',
    `${APP}/integrations/:integrationId/test`,
    'app set-up',
    { body: { userId: '{user}' }, works: 400 }
  ],
  [
    'GET',
    `${APP}/integrations/:integrationId/deliveries/:deliveryId`,
    'app set-up',
    { works: 404 }
  ],
  ['GET', `${APP}/integrations/:integrationId/changes`, 'app set-up'],
  ['PATCH', `${APP}/integrations/:integrationId`, 'app set-up', { body: { displayName: 'New' } }],
  ['DELETE', `${APP}/integrations/:integrationId`, 'app set-up'],
  ['POST', `${BOT}/keys`, 'app set-up', { ...ofBot, body: { displayName: 'New' } }],
  ['GET', `${BOT}/keys`, 'app set-up', ofBot],
  ['GET', `${BOT}/keys/:keyId`, 'app set-up', ofBot],
  ['DELETE', `${BOT}/keys/:keyId`, 'app set-up', ofBot],
  ['POST', `${BOT}/webhooks`, 'all set-up', { ...ofBot, body: webhook }],
  ['GET', `${BOT}/webhooks`, 'all set-up', ofBot],
  ['GET', `${BOT}/webhooks/:webhookId`, 'all set-up', ofBot],
  ['PATCH', `${BOT}/webhooks/:webhookId`, 'all set-up', { ...ofBot, body: webhook }],
  ['DELETE', `${BOT}/webhooks/:webhookId`, 'all set-up', ofBot],
  ['GET', `${BOT}/webhooks/:webhookId/deliveries`, 'all set-up', ofBot],
  ['GET', `${BOT}/webhooks/:webhookId/deliveries/:deliveryId`, 'all set-up', ofBot],
  [
    'POST',
    `${BOT}/webhooks/:webhookId/deliveries/:deliveryId/redeliver`,
    'all set-up',
    { ...ofBot, works: 202 }
  ],
  ['POST', `${BOT}/webhooks/:webhookId/test`, 'all set-up', { ...ofBot, body: {}, works: 202 }],
  ['GET', `${APP}/events`, 'app', { query: 'after=no-cursor', works: 400 }],
  ['POST', `${APP}/users`, 'all', { body: { externalId: 'new' } }],
  ['GET', `${APP}/users`, 'all', { query: 'filter[identities.email]=ann@example.com' }],
  ['GET', `${APP}/users/:user`, 'all'],
  ['PATCH', `${APP}/users/:user`, 'all', { body: { profile: { givenName: 'New' } } }],
  ['DELETE', `${APP}/users/:user`, 'all set-up'],
  ['POST', `${APP}/users/:user/block`, 'all', { body: {}, as: { user: 'cid' } }],
  ['POST', `${APP}/users/:user/unblock`, 'all', { body: {}, as: { user: 'cid' } }],
  ['DELETE', `${APP}/users/:user/personalinformation`, 'all set-up'],
  ['POST', `${APP}/users/:user/clients`, 'all', { body: newClient }],
  ['GET', `${APP}/users/:user/clients`, 'all'],
  ['GET', `${APP}/users/:user/clients/:clientId`, 'all'],
  ['DELETE', `${APP}/users/:user/clients/:clientId`, 'all'],
  ['GET', `${APP}/users/:user/devices`, 'all'],
  ['GET', `${APP}/users/:user/devices/:deviceId`, 'all'],
  ['GET', `${APP}/users/:user/page-visits`, 'all'],
  ['GET', `${APP}/users/:user/connection`, 'all'],
  ['GET', `${APP}/users/:user/export`, 'app set-up'],
  ['POST', `${APP}/users/:user/authcode`, 'app set-up', { body: {} }],
  [
    'POST',
    `${APP}/conversations`,
    'all',
    { body: { type: 'personal', participants: [{ userId: '{user}' }] } }
  ],
  ['GET', `${APP}/conversations`, 'all', { query: 'filter[userId]={user}' }],
  ['GET', `${APP}/conversation-counts`, 'app'],
  ['GET', `${APP}/tags`, 'app'],
  ['GET', CHAT, 'all'],
  ['PATCH', CHAT, 'all', { body: { displayName: 'New' } }],
  ['GET', `${CHAT}/changes`, 'app'],
  ['DELETE', CHAT, 'all set-up', inGroup],
  [
    'POST',
    `${CHAT}/merge`,
    'all',
    { body: { sourceConversationId: '{conversationId}' }, works: 400 }
  ],
  ['GET', `${CHAT}/participants`, 'all'],
  ['POST', `${CHAT}/join`, 'all', { ...inGroup, body: { userId: '{otherUser}' } }],
  ['POST', `${CHAT}/leave`, 'all', { ...inGroup, body: { userId: '{user}' } }],
  ['POST', `${CHAT}/messages`, 'all', { body: { author: business, content: text } }],
  ['GET', `${CHAT}/messages`, 'all'],
  ['DELETE', `${CHAT}/messages`, 'all set-up', inGroup],
  ['GET', `${CHAT}/messages/:messageId`, 'all'],
  ['DELETE', `${CHAT}/messages/:messageId`, 'all'],
  ['POST', `${CHAT}/scheduled-messages`, 'all', { body: scheduled }],
  ['GET', `${CHAT}/scheduled-messages`, 'all'],
  ['DELETE', `${CHAT}/scheduled-messages/:scheduledMessageId`, 'all'],
  ['POST', `${CHAT}/activity`, 'all', { body: { author: business, type: 'conversation:read' } }],
  ['POST', `${APP}/attachments`, 'all', { query: 'conversationId={conversationId}', form: true }],
  ['POST', `${APP}/attachments/remove`, 'all', { body: { mediaUrl: '{mediaUrl}' } }]
]

/** The client API. */
export const SDK_ROWS: Row[] = [
  ['GET', '/sdk/v1/regions', 'public'],
  ['GET', '/sdk/v1/integrations/:integrationId/config', 'page'],
  [
    'POST',
    `${SDK}/sessions`,
    'session',
    { body: { integrationId: '{integrationId}', sessionKey, client: device } }
  ],
  [
    'POST',
    `${SDK}/login`,
    'login',
    { body: { externalId: 'ann', integrationId: '{integrationId}' } }
  ],
  ['POST', `${SDK}/logout`, 'visitor', { body: {} }],
  ['GET', `${SDK}/user`, 'visitor'],
  ['PATCH', `${SDK}/user`, 'visitor', { body: { givenName: 'New' } }],
  ['PUT', `${SDK}/client`, 'visitor', { body: device }],
  ['GET', `${SDK}/conversations`, 'visitor'],
  ['POST', `${SDK}/conversations`, 'visitor', { body: {} }],
  ['GET', MY_CHAT, 'visitor'],
  ['PATCH', MY_CHAT, 'visitor', { body: { displayName: 'New' } }],
  ['GET', `${MY_CHAT}/messages`, 'visitor'],
  ['POST', `${MY_CHAT}/messages`, 'visitor', { body: spoken }],
  ['POST', `${MY_CHAT}/files`, 'visitor', { form: true }],
  ['POST', `${MY_CHAT}/postbacks`, 'visitor', { body: { actionId: '{actionId}' } }],
  ['POST', `${MY_CHAT}/activities`, 'visitor', { body: { type: 'conversation:read' } }],
  ['GET', `${SDK}/events`, 'visitor', { query: 'after=0' }],
  ['POST', `${SDK}/links`, 'visitor', { body: { integrationId: '{telegramId}' } }],
  ['GET', `${SDK}/links`, 'visitor'],
  ['DELETE', `${SDK}/links/:linkId`, 'visitor']
]

const passwords = { oldPassword: 'wrong', newPassword: 'another horse' }
const wrongPassword = { password: 'wrong' }
const secondStep = { token: 'wrong', code: '123456' }
const passkeyAnswer = { clientDataJSON: 'e30', attestationObject: 'oA' }
const newPasskey = {
  token: 'wrong',
  displayName: 'Laptop',
  credential: { id: 'AA', response: passkeyAnswer }
}
const passkeyUse = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
const passkeySignIn = { token: 'wrong', credential: { id: 'AA', response: passkeyUse } }
const absent = { as: { id: 'absent' } }
const newApp = { displayName: 'New', requestId: 'random characters' }
const firstUser = { code: 'wrong', businessName: 'Shop', email: 'a@b.c', password: 'wrong' }
const reset = { token: 'wrong', password: 'another horse' }
const joining = { token: 'wrong', email: 'a@b.c', password: 'another horse' }
const VIEW = '/console/api/apps/:appId/views/:viewId'
const savedView = { name: 'New', filter: { view: 'open' } }
const ofView = { as: { viewId: 'f'.repeat(24) } }
const credentials = { email: 'nobody@example.com', password: 'wrong' }

/** Other routes: the console, and public ones. */
export const OTHER_ROWS: Row[] = [
  ['POST', '/console/api/session', 'signIn', { body: credentials, works: 401 }],
  ['POST', '/console/api/session/code', 'signIn', { body: secondStep, works: 404 }],
  ['POST', '/console/api/session/passkey/challenge', 'signIn'],
  ['POST', '/console/api/session/passkey', 'signIn', { body: passkeySignIn, works: 404 }],
  ['DELETE', '/console/api/session', 'console'],
  ['GET', '/console/api/sessions', 'console'],
  ['DELETE', '/console/api/sessions', 'console'],
  ['DELETE', '/console/api/sessions/:id', 'console', { as: { id: 'absent' }, works: 404 }],
  ['GET', '/console/api/me', 'console'],
  ['PATCH', '/console/api/me', 'console', { body: { displayName: 'Ada' } }],
  ['POST', '/console/api/password', 'console', { body: passwords, works: 400 }],
  ['GET', '/console/api/second-factor', 'console'],
  ['POST', '/console/api/second-factor', 'console', { body: secondStep, works: 409 }],
  ['POST', '/console/api/second-factor/set-up', 'console', { body: wrongPassword, works: 400 }],
  [
    'POST',
    '/console/api/second-factor/recovery-codes',
    'console',
    { body: wrongPassword, works: 400 }
  ],
  ['POST', '/console/api/second-factor/removal', 'console', { body: wrongPassword, works: 400 }],
  ['GET', '/console/api/passkeys', 'console'],
  ['POST', '/console/api/passkeys', 'console', { body: newPasskey, works: 409 }],
  ['POST', '/console/api/passkeys/set-up', 'console', { body: wrongPassword, works: 400 }],
  [
    'PATCH',
    '/console/api/passkeys/:id',
    'console',
    { ...absent, body: { displayName: 'New' }, works: 404 }
  ],
  [
    'POST',
    '/console/api/passkeys/:id/removal',
    'console',
    { ...absent, body: wrongPassword, works: 400 }
  ],
  ['POST', '/console/api/apps', 'console owners', { body: newApp }],
  ['DELETE', '/console/api/apps/:appId', 'console owners'],
  ['GET', '/console/api/apps/:appId/views', 'console of app'],
  ['GET', '/console/api/apps/:appId/views/counts', 'console of app'],
  ['PUT', VIEW, 'console of app', { ...ofView, body: savedView }],
  ['DELETE', VIEW, 'console of app', { ...ofView, works: 404 }],
  [
    'POST',
    '/console/api/apps/:appId/conversations/:conversationId/presence',
    'console of app',
    { body: { tab: 'f'.repeat(32), state: 'looking' } }
  ],
  ['POST', '/console/api/demo', 'console owners', { body: {} }],
  ['DELETE', '/console/api/demo', 'console owners'],
  ['GET', '/console/api/set-up', 'public'],
  ['POST', '/console/api/set-up', 'signIn', { body: firstUser, works: 409 }],
  ['POST', '/console/api/reset', 'signIn', { body: reset, works: 404 }],
  ['POST', '/console/api/join', 'signIn', { body: joining, works: 404 }],
  ['GET', '/console/api/health', 'console owners'],
  ['POST', '/console/api/backup', 'console owners', { body: {}, works: 409 }],
  ['GET', '/console/api/team', 'console admins'],
  ['POST', '/console/api/team/invitations', 'console admins', { body: { role: 'agent' } }],
  [
    'DELETE',
    '/console/api/team/invitations/:id',
    'console admins',
    { as: { id: 'absent' }, works: 404 }
  ],
  [
    'POST',
    '/console/api/team/:id/reset',
    'console owners',
    { body: {}, as: { id: 'absent' }, works: 404 }
  ],
  [
    'PATCH',
    '/console/api/team/:id',
    'console owners',
    { body: { role: 'agent' }, as: { id: 'absent' }, works: 404 }
  ],
  ['DELETE', '/console/api/team/:id', 'console owners', { as: { id: 'absent' }, works: 404 }],
  [
    'DELETE',
    '/console/api/team/:id/second-factor',
    'console admins',
    { as: { id: 'absent' }, works: 404 }
  ],
  ['DELETE', '/console/api/team/:id/passkeys', 'console admins', { ...absent, works: 404 }],
  [
    'POST',
    '/console/api/team/:id/deactivation',
    'console owners',
    { body: {}, as: { id: 'absent' }, works: 404 }
  ],
  [
    'DELETE',
    '/console/api/team/:id/deactivation',
    'console owners',
    { as: { id: 'absent' }, works: 404 }
  ],
  ['GET', '/console', 'public', { works: 308 }],
  ['GET', '/console/', 'public'],
  ['GET', '/console/:file', 'public', { as: { file: 'absent' }, works: 404 }],
  ['GET', '/console/preview/', 'public'],
  ['GET', '/console/preview/:file', 'public', { as: { file: 'absent' }, works: 404 }],
  ['GET', '/files/:id/:name', 'public', { as: { id: 'absent', name: 'absent' }, works: 404 }],
  ['GET', '/mail/confirm/:token', 'public', { as: { token: 'absent' }, works: 404 }],
  ['POST', '/mail/confirm/:token', 'public', { as: { token: 'absent' }, works: 404 }],
  ['POST', '/mail/inbound', 'public', { works: 404 }],
  ['POST', '/mail/inbound/mime', 'public', { works: 404 }],
  ['GET', '/mail/unsubscribe/:token', 'public', { as: { token: 'absent' }, works: 404 }],
  ['GET', '/channels/:integrationId', 'public', { as: { integrationId: 'absent' }, works: 404 }],
  ['POST', '/channels/:integrationId', 'public', { as: { integrationId: 'absent' }, works: 404 }],
  ['POST', '/mail/unsubscribe/:token', 'public', { as: { token: 'absent' }, works: 404 }],
  ['POST', '/mqtt/auth/user', 'public'],
  ['POST', '/mqtt/auth/vhost', 'public'],
  ['POST', '/mqtt/auth/resource', 'public'],
  ['POST', '/mqtt/auth/topic', 'public'],
  ['GET', '/healthz', 'public'],
  ['GET', '/readyz', 'public'],
  ['GET', '/.well-known/security.txt', 'public', { works: 404 }],
  ['GET', '/openapi.json', 'public'],
  ...REFERENCE_PATHS.map((path): Row => ['GET', path, 'public']),
  ['GET', '/cdn/:version/:file', 'public', { as: { version: 'x', file: 'x' }, works: 404 }],
  ['GET', '/web/:integrationId/loader.json', 'public'],
  ['GET', '/web/snippet.js', 'public', { query: 'integrationId={integrationId}&version=5' }],
  ['GET', '/', 'public'],
  ['GET', '/icon.svg', 'public'],
  ['GET', '/favicon.ico', 'public', { works: 308 }],
  ['GET', '/front.css', 'public'],
  ['GET', '/demo', 'public', { works: 308 }],
  ['GET', '/demo/', 'public', { works: 404 }],
  ['GET', '/demo/demo.css', 'public'],
  ['GET', '/guide', 'public', { works: 308 }],
  ['GET', '/guide/', 'public'],
  ['GET', '/guide/guide.css', 'public'],
  ['GET', '/guide/guide.js', 'public'],
  ['GET', '/guide/testing.js', 'public'],
  ['GET', '/guide/licenses.txt', 'public'],
  ['GET', '/guide/search.json', 'public'],
  ['GET', '/llms.txt', 'public'],
  ['GET', '/changelog.md', 'public'],
  ['GET', '/guide/*', 'public', { as: { '*': 'absent' }, works: 404 }],
  ['GET', '/faq', 'public', { works: 308 }],
  ['GET', '/faq/', 'public', { works: 308 }],
  ['GET', '/faq/*', 'public', { as: { '*': 'absent' }, works: 404 }],
  ['GET', '/guidev1', 'public', { works: 308 }],
  ['GET', '/guidev1/', 'public', { works: 308 }],
  ['GET', '/guidev1/*', 'public', { as: { '*': 'absent' }, works: 404 }],
  ['GET', '/changelog', 'public']
]
