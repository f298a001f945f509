export { resolveBearer } from './resolve-bearer'
export {
  type ConsoleCredentials,
  type ConsoleRemoval,
  createConsoleUser,
  removeConsoleUser,
  setConsolePassword,
  verifyConsoleUser
} from './console-users'
export { continueSession } from './continue-session'
export type { Proof } from './login-proof'
export { login } from './login'
export { type FirstConversation, openSession } from './open-session'
export { readClaim } from './user-tokens'
