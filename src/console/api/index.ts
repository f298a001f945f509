export * from './accounts'
export * from './api'
export * from './audit-log'
export type { StoredFile } from './attachments'
export type { Draft } from './conversations'
export * from './feed'
export * from './health'
export { type InboxFilter, shownAssignee, shownView } from './inbox'
export type { AppKey, NewAppKey } from './keys'
export type {
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
  PasskeySetUp
} from './passkeys'
export * from './request'
export type { SecondFactor, SecondFactorSetUp } from './second-factor'
export * from './shapes'
export type { Invitation, ListedMember, TeamList } from './team'
export * from './upload'
