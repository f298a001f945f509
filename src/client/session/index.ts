export {
  createSessionManager,
  LOGIN_PREFIX,
  SECRET_KEY,
  SESSION_KEY,
  type Session,
  type SessionManager,
  type SessionOptions
} from './create-session-manager'
