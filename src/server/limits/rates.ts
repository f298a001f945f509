import { SettingsError, wrong } from '../setup'

/** A rate limit. */
export interface Rate {
  /** Actions that are allowed at once. */
  burst: number
  /** Further actions that each minute allows. */
  perMinute: number
}

/**
 * The limits with their defaults. An address is an IPv4 address or an IPv6 network of /64; the /56 and
 * the /48 around it are counted too, with 4 and 16 times as much. Behind a NAT it may be many people, so
 * limits by address are wide: ten thousand widgets may reconnect through one at once. Each limit is set
 * by `PIPIT_RATE_{NAME}=burst/perMinute`, or `off`.
 */
export const RATES = {
  /** By address: all requests, also those of the loader and for the config. */
  address: { burst: 20_000, perMinute: 60_000 },
  /** By address: new sessions, and attempts to log in. */
  sessions: { burst: 1_000, perMinute: 600 },
  /** By address: failed authentications by token, key or JWT. */
  failures: { burst: 100, perMinute: 60 },
  /** By address: connections to `/realtime` and `/mqtt`. */
  connects: { burst: 10_000, perMinute: 20_000 },
  /** By user: authenticated connections to `/realtime` and `/mqtt`. */
  entries: { burst: 120, perMinute: 240 },
  /** By user: frames over `/realtime`, subscriptions at `/mqtt`. */
  frames: { burst: 120, perMinute: 300 },
  /** By user: writing calls of the client API. By console user: changes of how they are shown. */
  writes: { burst: 120, perMinute: 120 },
  /** By address: writing calls of the client API, of all its visitors together. */
  messages: { burst: 5_000, perMinute: 3_000 },
  /** By address: kilobytes that its visitors write and upload. */
  volume: { burst: 250_000, perMinute: 60_000 },
  /** By app: writing calls of the client API. */
  app_messages: { burst: 50_000, perMinute: 60_000 },
  /** By app: kilobytes that its visitors write and upload. */
  app_volume: { burst: 5_000_000, perMinute: 1_000_000 },
  /** By user: uploaded files. */
  uploads: { burst: 60, perMinute: 30 },
  /** By user: reading calls of the client API. */
  reads: { burst: 300, perMinute: 600 },
  /** By user: long polls, of which one a second is usual in a busy conversation. */
  polls: { burst: 120, perMinute: 600 },
  /** By app: calls of the client API by all its visitors together. */
  visitors: { burst: 50_000, perMinute: 300_000 },
  /** By key or console user: calls of the REST API. */
  keys: { burst: 3_000, perMinute: 12_000 },
  /** By app: calls of the REST API, of all its keys together. */
  apps: { burst: 10_000, perMinute: 36_000 },
  /** By webhook: tests, and deliveries that are sent again. */
  webhook_tries: { burst: 30, perMinute: 20 },
  /** By integration: test messages. */
  channel_tries: { burst: 10, perMinute: 10 }
} satisfies Record<string, Rate>

/** Name of a limit. */
export type RateName = keyof typeof RATES

/** Limits by address. */
export const BY_ADDRESS: ReadonlySet<RateName> = new Set([
  'address',
  'sessions',
  'failures',
  'connects',
  'messages',
  'volume'
])

/** Quotas: limits of what visitors may leave on the server. The log warns when one is used up. */
export const QUOTAS: ReadonlySet<RateName> = new Set([
  'messages',
  'volume',
  'app_messages',
  'app_volume'
])

/** The limits of one server; undefined: unlimited. */
export type Rates = Record<RateName, Rate | undefined>

const PREFIX = 'PIPIT_RATE_'
/** Setting that turns all limits on and off. */
const SWITCH = 'PIPIT_RATE_LIMITS'
/** Names of all limits. */
export const RATE_NAMES = Object.keys(RATES) as RateName[]

const settingOf = (name: RateName): string => PREFIX + name.toUpperCase()

const readRate = (setting: string, value: string): Rate | undefined => {
  if (value === 'off') return undefined
  const [, burst, perMinute] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(value) ?? []
  if (burst && perMinute) return { burst: Number(burst), perMinute: Number(perMinute) }
  throw wrong(setting, 'off, or burst/perMinute such as 120/60', value)
}

/**
 * Reads the limits from the environment; the others are as in {@link RATES}.
 *
 * @throws {SettingsError} For an invalid rate, or an unknown limit.
 */
export const readRates = (env: Record<string, string | undefined>): Rates => {
  const settings = RATE_NAMES.map(settingOf)
  const unknown = Object.keys(env).find(
    name => name.startsWith(PREFIX) && name !== SWITCH && !settings.includes(name)
  )
  if (unknown) {
    throw new SettingsError(`${unknown}: there is no such limit, only ${settings.join(', ')}.`)
  }
  const rates: Rates = { ...RATES }
  for (const name of RATE_NAMES) {
    const value = env[settingOf(name)]
    if (value) rates[name] = readRate(settingOf(name), value)
  }
  return rates
}
