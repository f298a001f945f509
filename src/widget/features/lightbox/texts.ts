/** English texts of a large picture. */
export const TEXTS = {
  imageView: 'Picture',
  closeImage: 'Close picture',
  cardPosition: '{index} of {count}',
  openInNewTab: 'Open in a new tab'
}
