export { createAuthCode, consumeAuthCode } from './auth-codes'
export { endSession, replaceSession } from './replaced-sessions'
export { findKeyUser, insertSessionKey } from './session-keys'
export {
  endSessions,
  endVouchedSessions,
  findReplacedSession,
  findSession,
  insertSession,
  LASTING,
  newToken,
  readSession,
  requireSession,
  type Session,
  type SessionTerm
} from './sessions'
export { sourceOf, type Visitor } from './visitor'
