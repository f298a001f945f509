import { encode } from 'uqr'
import type { QrModules } from '../../../../protocol'

const rowPath = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map(isDark => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g)
  ]
    .map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`)
    .join('')

/** Makes the QR code of a link. It is read with up to 15 % of it missing. */
export const qrModulesOf = (link: string): QrModules => {
  const { size, data } = encode(link, { ecc: 'M', border: 0 })
  return { size, path: data.map(rowPath).join('') }
}
