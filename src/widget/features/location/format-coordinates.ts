import type { Coordinates } from '../../../protocol'

/** About a metre. */
const DIGITS = 5

/** Writes a place as its two numbers, latitude first. */
export const formatCoordinates = ({ lat, long }: Coordinates, locale: string): string => {
  const { format } = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'degree',
    unitDisplay: 'narrow',
    maximumFractionDigits: DIGITS
  })
  return `${format(lat)}, ${format(long)}`
}
