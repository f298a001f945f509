import { wrong } from './setting-values'

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

/**
 * Reads the host names to which the server answers. Without the setting: any where it has a public address or
 * proxies, which know its names; else only those that no foreign DNS can lead to this machine.
 *
 * @returns Undefined: any.
 * @throws {SettingsError}
 */
export const readAllowedHosts = (
  value: string | undefined,
  isPublic: boolean
): string[] | undefined => {
  if (!value) return isPublic ? undefined : []
  const hosts = value.split(',').map(host => host.trim().toLowerCase())
  const bad = hosts.find(host => !HOST.test(host))
  if (bad === undefined) return hosts
  throw wrong('PIPIT_ALLOWED_HOSTS', 'host names without ports, such as chat.example.com', bad)
}
