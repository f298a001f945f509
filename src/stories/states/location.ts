import { business, visitor } from '../../in-memory'
import type { Story } from '../story'

const coordinates = { lat: 52.520008, long: 13.404954 }

/** Places. */
export const LOCATION: Story[] = [
  {
    name: 'location/places',
    conversations: [
      {
        said: [
          visitor({ type: 'location', coordinates }),
          business({
            type: 'location',
            coordinates,
            location: { name: 'Harbour Street Cycles', address: '12 Harbour Street, Berlin' }
          }),
          business({ type: 'location', coordinates, location: { address: '12 Harbour Street' } })
        ]
      }
    ],
    after: ({ find }) => find('.map')
  }
]
