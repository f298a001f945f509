import type { Coordinates } from '../../../protocol'

/** The address of a map with a mark at a place; nobody is asked for it before it is opened. */
export const mapLink = ({ lat, long }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`
