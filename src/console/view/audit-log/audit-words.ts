import type { AuditEntry, AuditKind } from '../../api'
import { ROLES } from '../../model'
import type { PlainKey, Texts, Translate } from '../../texts'
import { fieldName, showValue } from '../changes'

/** Names of fields that no form of settings has. */
const FIELD_TEXTS: Partial<Record<string, PlainKey>> = {
  role: 'roles.role',
  email: 'common.email',
  apps: 'audit.apps',
  type: 'audit.type',
  name: 'common.name',
  text: 'replies.text',
  avatarUrl: 'audit.picture',
  members: 'audit.groupMembers',
  isShownToVisitors: 'audit.isShown',
  mergedInto: 'audit.mergedInto',
  target: 'webhooks.target',
  triggers: 'webhooks.triggers',
  includeFullUser: 'webhooks.fullUser',
  includeFullSource: 'webhooks.fullSource'
}

/** Words for what was done to things of each kind, by the name that the server gives it. */
const DEEDS: Record<AuditKind, Partial<Record<string, PlainKey>>> = {
  app: { created: 'audit.appCreated', changed: 'audit.appChanged', deleted: 'audit.appDeleted' },
  integration: {
    created: 'audit.integrationCreated',
    changed: 'audit.integrationChanged',
    deleted: 'audit.integrationDeleted',
    tested: 'audit.integrationTested'
  },
  webhook: {
    created: 'audit.webhookCreated',
    changed: 'audit.webhookChanged',
    deleted: 'audit.webhookDeleted',
    tested: 'audit.webhookTested',
    redelivered: 'audit.webhookRedelivered'
  },
  key: { created: 'audit.keyCreated', deleted: 'audit.keyDeleted' },
  savedReply: {
    created: 'audit.replyCreated',
    changed: 'audit.replyChanged',
    deleted: 'audit.replyDeleted'
  },
  group: {
    created: 'audit.groupCreated',
    changed: 'audit.groupChanged',
    deleted: 'audit.groupDeleted'
  },
  member: {
    created: 'audit.memberCreated',
    changed: 'audit.memberChanged',
    deleted: 'audit.memberDeleted',
    invited: 'audit.memberInvited',
    uninvited: 'audit.memberUninvited',
    joined: 'audit.memberJoined',
    deactivated: 'audit.memberDeactivated',
    activated: 'audit.memberActivated',
    reset: 'audit.memberReset',
    profileChanged: 'audit.memberProfile',
    signedOut: 'audit.memberSignedOut',
    passwordChanged: 'audit.memberPassword',
    secondFactorOn: 'audit.secondFactorOn',
    secondFactorOff: 'audit.secondFactorOff',
    recoveryCodesMade: 'audit.recoveryCodesMade',
    passkeyAdded: 'audit.passkeyAdded',
    passkeyChanged: 'audit.passkeyChanged',
    passkeyRemoved: 'audit.passkeyRemoved'
  },
  user: {
    exported: 'audit.userExported',
    erased: 'audit.userErased',
    deleted: 'audit.userDeleted',
    blocked: 'audit.userBlocked',
    unblocked: 'audit.userUnblocked',
    clientRemoved: 'audit.clientRemoved'
  },
  conversation: {
    deleted: 'audit.conversationDeleted',
    emptied: 'audit.conversationEmptied',
    merged: 'audit.conversationMerged',
    messageDeleted: 'audit.messageDeleted',
    fileDeleted: 'audit.fileDeleted'
  },
  server: { backedUp: 'audit.serverBackedUp' }
}

/** Words for what was done. */
export const deedOf = (t: Translate, { kind, action }: AuditEntry): string => {
  const text = DEEDS[kind][action]
  return text ? t(text) : `${kind} ${action}`
}

/** Name of a field. */
export const auditFieldName = (t: Translate, field: string): string => {
  const text = FIELD_TEXTS[field]
  return text ? t(text) : fieldName(t, field)
}

/** Words for a value of a field. */
export const auditValue = (texts: Texts, field: string, value: unknown): string => {
  const role = field === 'role' && ROLES.find(each => each === value)
  return role ? texts.t(`roles.${role}`) : showValue(texts, field, value)
}
