import type { Coordinates } from '../../../protocol'

/** URL of a map with a marker at a place; no request is made before the visitor opens it. */
export const mapLink = ({ lat, long }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`
