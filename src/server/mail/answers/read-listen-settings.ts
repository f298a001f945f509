import { SettingsError, wrong } from '../../setup'
import { type CertificateFiles, readCertificate } from './read-certificate'

type Environment = Record<string, string | undefined>

/** Address at which this server takes answers. */
export interface Door {
  /** `smtp`: from any mail server. `lmtp`: from one that delivers to it. */
  protocol: 'smtp' | 'lmtp'
  host: string
  port: number
  /** Name of the setting of the port. */
  setting: string
}

/** Ways in which answers arrive. */
export interface ListenSettings {
  /** Domain of the addresses for answers. */
  domain: string
  /** At least one. */
  doors: Door[]
  /** Whether reports of mails that do not arrive come to these addresses, too. */
  takesReports: boolean
  /** Certificate of the port for SMTP; undefined: it has no STARTTLS. */
  certificate?: CertificateFiles | undefined
}

const HOST = '127.0.0.1'
const PORTS = { smtp: 'PIPIT_MAIL_PORT', lmtp: 'PIPIT_LMTP_PORT' } as const
/** Settings without effect while no answers are taken. */
const OTHERS = [
  'PIPIT_MAIL_HOST',
  'PIPIT_MAIL_RETURN_PATH',
  'PIPIT_MAIL_TLS_CERT_FILE',
  'PIPIT_MAIL_TLS_KEY_FILE'
]
const PROTOCOLS = ['smtp', 'lmtp'] as const

const readPort = (env: Environment, name: string): number | undefined => {
  const value = env[name]
  if (!value) return undefined
  if (/^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw wrong(name, 'a port from 1 to 65535', value)
}

const readReturnPath = ({ PIPIT_MAIL_RETURN_PATH: value }: Environment): boolean => {
  if (!value || value === 'answers') return true
  if (value === 'from') return false
  throw wrong('PIPIT_MAIL_RETURN_PATH', '"answers" or "from"', value)
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
  const host = env.PIPIT_MAIL_HOST || HOST
  const doors = PROTOCOLS.flatMap((protocol): Door[] => {
    const setting = PORTS[protocol]
    const port = readPort(env, setting)
    return port === undefined ? [] : [{ protocol, host, port, setting }]
  })
  const named = [...Object.values(PORTS), ...OTHERS].find(name => env[name])
  if (!named) return undefined
  if (domain === undefined) {
    throw new SettingsError(`${named}: expected PIPIT_MAIL_DOMAIN too, which is not set.`)
  }
  const [first, second] = doors
  if (!first) {
    throw new SettingsError(
      `${named}: expected PIPIT_MAIL_PORT or PIPIT_LMTP_PORT too, neither is set.`
    )
  }
  if (first.port === second?.port) {
    throw wrong(second.setting, `another port than ${first.setting}`, `${second.port}`)
  }
  const certificate = readCertificate(env)
  if (certificate && doors.every(({ protocol }) => protocol !== 'smtp')) {
    throw new SettingsError(
      'PIPIT_MAIL_TLS_CERT_FILE: expected PIPIT_MAIL_PORT too, which is not set.'
    )
  }
  return { domain, doors, takesReports: readReturnPath(env), certificate }
}
