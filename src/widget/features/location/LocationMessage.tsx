import type { LocationContent } from '../../../protocol'
import { useValue } from '../../../ui'
import { type ContentProps, Icon, useMessengerContext } from '../../core'
import { Announcement, Link, PLACE_ICON } from '../../shared'
import { formatCoordinates } from './format-coordinates'
import { mapLink } from './map-link'

/** A card of a place: what it is called, or its coordinates, and a link to a map. */
export function LocationMessage({ entry: { message } }: ContentProps) {
  const { translate, $locale } = useMessengerContext()
  const locale = useValue($locale)
  const { coordinates, location: { name, address } = {} } = message as LocationContent
  return (
    <div className="bubble">
      <Announcement of="sentLocation" message={message} />
      <span className="spot">
        <Icon path={PLACE_ICON} />
      </span>
      {name && (
        <b className="place">
          <bdi>{name}</bdi>
        </b>
      )}
      {(address || !name) && (
        <span className="place">
          <bdi>{address || formatCoordinates(coordinates, locale)}</bdi>
        </span>
      )}
      <Link className="map" href={mapLink(coordinates)}>
        {translate('openMap')}
      </Link>
    </div>
  )
}
