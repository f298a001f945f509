import type { LocationContent } from '../../../protocol'
import { OutLink } from './OutLink'

const mapUrl = ({ lat, long }: LocationContent['coordinates']) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`

/** A place, with a link to a map. */
export function LocationBody({ content }: { content: LocationContent }) {
  const { coordinates, location = {} } = content
  return (
    <>
      <OutLink url={mapUrl(coordinates)}>
        {location.name ?? `${coordinates.lat}, ${coordinates.long}`}
      </OutLink>
      {location.address && <p>{location.address}</p>}
    </>
  )
}
