export { blockUser, unblockUser } from './block-user'
export { requireUnblocked, takenOf } from './require-unblocked'
