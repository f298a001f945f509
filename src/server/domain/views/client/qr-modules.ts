import { encode } from 'uqr'
import type { QrModules } from '../../../../protocol'

/** Light modules around a code, by which it is found. */
const QUIET_ZONE = 4

const rowPath = (row: readonly boolean[], y: number): string =>
  Array.from(
    row
      .map(isDark => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
    ({ index, 0: run }) => `M${index} ${y}.5h${run.length}`
  ).join('')

/** Makes the QR code of a link. It is read with up to 15 % of it missing. */
export const qrModulesOf = (link: string): QrModules => {
  const { size, data } = encode(link, { ecc: 'M', border: QUIET_ZONE })
  return { size, path: data.map(rowPath).join('') }
}
