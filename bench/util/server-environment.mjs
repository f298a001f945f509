import { ACCOUNT_KEY } from './add-integration.mjs'

/** Makes the settings of a server that a bench starts: an empty folder, a known key, no rate limits. */
export const serverEnvironment = (/** @type {string} */ folder, port = 0) => ({
  PORT: String(port),
  PIPIT_DATA_DIR: folder,
  PIPIT_DEMO: '0',
  PIPIT_LOG_LEVEL: 'warn',
  PIPIT_RATE_LIMITS: 'off',
  PIPIT_ACCOUNT_KEY_ID: ACCOUNT_KEY.id,
  PIPIT_ACCOUNT_KEY_SECRET: ACCOUNT_KEY.secret
})
