import { SettingsError, wrong } from '../../setup'

type Environment = Record<string, string | undefined>

/** Addresses at which this server takes answers. */
export interface ListenSettings {
  host: string
  /** Port for mail servers that speak SMTP; undefined: none. */
  smtpPort?: number | undefined
  /** Port for a mail server that delivers by LMTP; undefined: none. */
  lmtpPort?: number | undefined
}

const readPort = (env: Environment, name: string): number | undefined => {
  const value = env[name]
  if (!value) return undefined
  if (/^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw wrong(name, 'a port from 1 to 65535', value)
}

/**
 * Reads where answers to mails arrive; undefined: nowhere.
 *
 * @param domain Domain of the addresses for answers.
 * @throws {SettingsError} For the first setting that cannot be used.
 */
export const readListenSettings = (
  env: Environment,
  domain: string | undefined
): ListenSettings | undefined => {
  const smtpPort = readPort(env, 'PIPIT_MAIL_PORT')
  const lmtpPort = readPort(env, 'PIPIT_LMTP_PORT')
  const host = env.PIPIT_MAIL_HOST
  const named = ['PIPIT_MAIL_PORT', 'PIPIT_LMTP_PORT', 'PIPIT_MAIL_HOST'].find(name => env[name])
  if (!named) return undefined
  if (domain === undefined) {
    throw new SettingsError(`${named}: expected PIPIT_MAIL_DOMAIN too, which is not set.`)
  }
  if (smtpPort === undefined && lmtpPort === undefined) {
    throw new SettingsError(
      'PIPIT_MAIL_HOST: expected PIPIT_MAIL_PORT or PIPIT_LMTP_PORT too, neither is set.'
    )
  }
  if (smtpPort === lmtpPort) throw wrong('PIPIT_LMTP_PORT', 'another port than SMTP', `${lmtpPort}`)
  return { host: host || '127.0.0.1', smtpPort, lmtpPort }
}
