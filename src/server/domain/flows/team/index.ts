export {
  acceptInvitation,
  type Invitation,
  inviteMember,
  listInvitations,
  withdrawInvitation
} from './invitations'
export { removeMember } from './remove-member'
