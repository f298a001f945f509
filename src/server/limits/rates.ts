import { SettingsError, wrong } from '../setting-values'

/** How often something may happen. */
export interface Rate {
  /** How many may come at once. */
  burst: number
  /** How many more each minute allows after that. */
  perMinute: number
}

/**
 * The limits, and whom each of them counts. An address is an IPv4 address or an IPv6 network of /64;
 * behind a NAT it is many people, so what is counted by address is wide: ten thousand widgets come back
 * through one at once. Each is set by `PIPIT_RATE_{NAME}=burst/perMinute`, or `off`.
 */
export const RATES = {
  /** By address: any request, the loader and the config among them. */
  address: { burst: 20_000, perMinute: 60_000 },
  /** By address: sessions opened, and logins tried. */
  sessions: { burst: 1_000, perMinute: 600 },
  /** By address: failures to prove who calls, by token, key or JWT. */
  failures: { burst: 100, perMinute: 60 },
  /** By address: connections to `/realtime`. */
  connects: { burst: 10_000, perMinute: 20_000 },
  /** By user: connections to `/realtime` that say who they are. */
  entries: { burst: 120, perMinute: 240 },
  /** By user: frames over `/realtime`. */
  frames: { burst: 120, perMinute: 300 },
  /** By user: calls of the client API that change something. */
  writes: { burst: 120, perMinute: 120 },
  /** By user: files. */
  uploads: { burst: 60, perMinute: 30 },
  /** By user: calls of the client API that read. */
  reads: { burst: 300, perMinute: 600 },
  /** By user: polls, of which one a second or so is usual while much is said. */
  polls: { burst: 120, perMinute: 600 },
  /** By app: all that its visitors call of the client API. */
  visitors: { burst: 50_000, perMinute: 300_000 },
  /** By key or console user: calls of the REST API. */
  keys: { burst: 3_000, perMinute: 12_000 },
  /** By app: calls of the REST API, of all its keys together. */
  apps: { burst: 10_000, perMinute: 36_000 }
} satisfies Record<string, Rate>

/** Names a limit. */
export type RateName = keyof typeof RATES

/** The limits of one server; undefined: there is none. */
export type Rates = Record<RateName, Rate | undefined>

const PREFIX = 'PIPIT_RATE_'
/** Turns all of them on and off, and is no limit itself. */
const SWITCH = 'PIPIT_RATE_LIMITS'
const NAMES = Object.keys(RATES) as RateName[]

const settingOf = (name: RateName): string => PREFIX + name.toUpperCase()

const readRate = (setting: string, value: string): Rate | undefined => {
  if (value === 'off') return undefined
  const [, burst, perMinute] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(value) ?? []
  if (burst && perMinute) return { burst: Number(burst), perMinute: Number(perMinute) }
  throw wrong(setting, 'off, or burst/perMinute such as 120/60', value)
}

/**
 * Reads the limits that are set; the others are as in {@link RATES}.
 *
 * @throws {SettingsError} Also for a limit that there is not.
 */
export const readRates = (env: Record<string, string | undefined>): Rates => {
  const settings = NAMES.map(settingOf)
  const unknown = Object.keys(env).find(
    name => name.startsWith(PREFIX) && name !== SWITCH && !settings.includes(name)
  )
  if (unknown) {
    throw new SettingsError(`${unknown}: there is no such limit, only ${settings.join(', ')}.`)
  }
  const rates = NAMES.map(name => {
    const value = env[settingOf(name)]
    return [name, value ? readRate(settingOf(name), value) : RATES[name]]
  })
  return Object.fromEntries(rates) as Rates
}
