export { findOpenConversation, isClosedForGood, requireWritable } from './closed-conversations'
export { type Actor, announceTyping, markRead } from './activities'
export { announceGroups, announcePage, announceToTeam, isOfTeam } from './announce-to-team'
export { announceLook, type Arrival, hearLooks, listUnconfirmed, noteArrival } from './arrivals'
export { emitConversationUpdate, reopenConversation } from './conversation-status'
export { endSnoozes } from './end-snoozes'
export {
  type ConversationPatch,
  createConversation,
  updateConversation
} from './edit-conversations'
export { viewParticipants } from './participant-list'
export { addParticipant, removeParticipant } from './participants'
export { listVisitorConversations, viewConversation } from './show-conversations'
export { announcePresence, type Presence } from './team-presence'
export { type ClosedUnassigned, emitClosedUnassigned, unassign } from './unassign'
