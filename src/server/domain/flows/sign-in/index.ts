export { resolveBearer } from './resolve-bearer'
export {
  type ConsoleCredentials,
  type ConsoleRemoval,
  createConsoleUser,
  deleteConsoleUser,
  insertConsoleUser,
  refuseKnownEmail,
  removeConsoleUser,
  setConsolePassword,
  verifyConsoleUser
} from './console-users'
export { changeConsolePassword } from './change-password'
export { createFirstUser, hasConsoleUsers } from './first-user'
export {
  changePasskey,
  confirmPasskey,
  PASSKEYS_MAX,
  removePasskeys,
  setUpPasskey
} from './passkeys'
export {
  findPasskeyUser,
  readPasskeySignIn,
  setUpPasskeySignIn,
  spendPasskey
} from './passkey-sign-in'
export { openProvenSession, type SignInProof } from './open-proven-session'
export { resetPassword, sealMemberReset, sealPasswordReset } from './password-reset'
export {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  setUpSecondFactor
} from './second-factor'
export { endOwnSession, signOutElsewhere } from './sign-out-elsewhere'
export { readSecondStep, sealSecondStep, spendCode } from './second-step'
export {
  type AttemptRate,
  createSharedThrottle,
  pruneThrottles,
  type SharedThrottle
} from './shared-throttle'
export { hashLongPassword, normaliseEmail, refuseControls } from './credential-rules'
export { continueSession } from './continue-session'
export type { Proof } from './login-proof'
export { login } from './login'
export { noteKeyUse } from './note-key-use'
export { type FirstConversation, openSession } from './open-session'
export { readClaim } from './user-tokens'
