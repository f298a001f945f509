export { countAnswer, readAnswerSeconds } from './answer-times'
export {
  type AppSettings,
  appSettings,
  createApp,
  deleteApp,
  findApp,
  listApps,
  updateApp
} from './apps'
export { keepMemberPictures } from './member-pictures'
export { appOpenState } from './open-state'
export {
  closeConsoleSession,
  CONSOLE_SESSION_SECONDS,
  endConsoleSession,
  endConsoleSessions,
  endOtherConsoleSessions,
  findConsoleSession,
  isUseNew,
  listConsoleSessions,
  type ListedSession,
  type NewConsoleSession,
  noteSessionUse,
  openConsoleSession
} from './console-sessions'
export {
  deletePasskeys,
  findPasskey,
  hasPasskeys,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  renamePasskey,
  spendChallenge
} from './passkeys'
export {
  createSavedReply,
  deleteSavedReply,
  findSavedContents,
  findSavedReply,
  listSavedReplies,
  savedContent,
  type SavedReplyFields,
  updateSavedReply
} from './saved-replies'
export {
  listSavedViews,
  removeView,
  saveView,
  type ViewFilter,
  type ViewsOwner
} from './saved-views'
export {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  insertSecondFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep
} from './second-factors'
export {
  changeOwnFields,
  findInAppTeam,
  findTeamMember,
  listAppTeam,
  listMemberApps,
  listReachableApps,
  listTeam,
  type OwnFields,
  readOwnFields,
  setDeactivated,
  setMemberApps,
  type TeamMember
} from './team'
export {
  createKey,
  deleteKey,
  findKey,
  findOwnedKey,
  isKeyUseNew,
  type KeyOwner,
  listKeys,
  newAccountKey,
  saveAccountKey,
  setKeyUse
} from './keys'
export {
  findTeamGroup,
  insertTeamGroup,
  isInTeamGroup,
  listTeamGroups,
  patchTeamGroup,
  readGroupName,
  removeTeamGroup,
  type TeamGroup,
  type TeamGroupFields,
  type TeamGroupRef
} from './team-groups'
