/** English texts of places. */
export const TEXTS = {
  sentLocation: 'sent a place',
  openMap: 'Open the map'
}
