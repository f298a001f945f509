/** English texts of pictures and files. */
export const TEXTS = {
  sentImage: 'sent a picture',
  sentFile: 'sent a file',
  imageClickToView: 'View picture {size}',
  imageClickToReload: 'Try again',
  imagePreviewNotAvailable: 'This picture cannot be shown.',
  unableToLoadImage: 'The picture did not load.'
}
