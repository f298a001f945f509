export { resolveBearer } from './resolve-bearer'
export {
  type ConsoleCredentials,
  type ConsoleRemoval,
  createConsoleUser,
  removeConsoleUser,
  setConsolePassword,
  verifyConsoleUser
} from './console-users'
export { changeConsolePassword } from './change-password'
export { createFirstUser, hasConsoleUsers } from './first-user'
export { resetPassword, sealPasswordReset } from './password-reset'
export { continueSession } from './continue-session'
export type { Proof } from './login-proof'
export { login } from './login'
export { type FirstConversation, openSession } from './open-session'
export { readClaim } from './user-tokens'
