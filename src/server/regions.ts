import { readBaseUrl, SettingsError, wrong } from './setup'

const NAME = 'PIPIT_REGIONS'
const REGION = /^([a-z\d]+(?:-[a-z\d]+)*)=(.+)$/

/** Address of the server of each region, without a slash at the end. */
export type Regions = Record<string, string>

const readRegion = (part: string): [name: string, url: string] => {
  const [, name, value = ''] = REGION.exec(part.trim()) ?? []
  const url = readBaseUrl(value)
  if (name && url) return [name, url]
  throw wrong(NAME, 'name=url pairs such as eu-1=https://eu.example.com, with commas between', part)
}

/**
 * Reads `name=url,…`; empty where none is set.
 *
 * @throws {SettingsError} For the first pair that is none, and for a name that comes twice.
 */
export const readRegions = (value: string | undefined): Regions => {
  const regions = new Map<string, string>()
  for (const part of value ? value.split(',') : []) {
    const [name, url] = readRegion(part)
    if (regions.has(name)) throw new SettingsError(`${NAME}: the region ${name} comes twice.`)
    regions.set(name, url)
  }
  return Object.fromEntries(regions)
}
