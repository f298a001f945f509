export { changeAccess, removeMember } from './change-members'
export { changeProfile } from './change-profile'
export { activateMember, deactivateMember } from './deactivation'
export {
  beginSendingInvitation,
  claimInvitationMail,
  type ClaimedInvitation,
  recoverInvitationMails,
  settleInvitationMail
} from './invitation-mails'
export {
  acceptInvitation,
  findInvitation,
  type Invitation,
  inviteMember,
  leastInviter,
  listInvitations,
  withdrawInvitation
} from './invitations'
export { changeTeamGroup, createTeamGroup, deleteTeamGroup } from './team-groups'
