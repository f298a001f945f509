import { invalidOption, networkFailed, type RegionsAnswer } from '../../protocol'

/**
 * Asks a server for the address of a region's server.
 *
 * @returns The address, without a slash at the end.
 * @throws {ChatError} `invalid-option` for an unknown region, naming the known ones; `network`.
 */
export const findRegion = async (base: string, region: string): Promise<string> => {
  const url = `${base}/sdk/v1/regions`
  let regions: RegionsAnswer['regions']
  try {
    const answer: RegionsAnswer = await (await fetch(url)).json()
    regions = answer.regions
    Object.keys(regions)
  } catch (error) {
    throw networkFailed(url, error)
  }
  const names = Object.keys(regions)
  if (names.includes(region)) return regions[region]!.replace(/\/+$/, '')
  throw invalidOption('region', `one of ${names.join(', ')}`, region)
}
