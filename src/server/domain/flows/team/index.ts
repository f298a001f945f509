export { changeAccess, removeMember } from './change-members'
export {
  acceptInvitation,
  findInvitation,
  type Invitation,
  inviteMember,
  listInvitations,
  withdrawInvitation
} from './invitations'
