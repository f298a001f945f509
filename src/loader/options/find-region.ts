import { invalidOption, networkFailed, type RegionsAnswer } from '../../protocol'

/**
 * Asks a server where a region's data lies.
 *
 * @returns The address of that region's server, without a slash at the end.
 * @throws {ChatError} `invalid-option` for an unknown one, with those it knows; `network`.
 */
export const findRegion = async (base: string, region: string): Promise<string> => {
  const url = `${base}/sdk/v1/regions`
  let regions: RegionsAnswer['regions']
  try {
    ;({ regions } = (await (await fetch(url)).json()) as RegionsAnswer)
    Object.keys(regions)
  } catch (error) {
    throw networkFailed(url, error)
  }
  const names = Object.keys(regions)
  if (names.includes(region)) return regions[region]!.replace(/\/+$/, '')
  const expected = names.length
    ? `one of ${names.join(', ')}`
    : 'none, since this server knows none'
  throw invalidOption('region', expected, region)
}
