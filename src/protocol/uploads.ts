import { UPLOAD_TYPES } from './limits'

/** The end of a file's name that says its type: `JPG` of `Photo.of.us.JPG` as `jpg`. */
export const fileEnding = (name: string): string | undefined =>
  /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()

/** Whether files of such a name may be sent. */
export const isUploadName = (name: string): boolean =>
  UPLOAD_TYPES.split(' ').includes(fileEnding(name) ?? '')

/** Whether all browsers show files of such a type, as in MIME, as a picture. */
export const isShownAsImage = (mediaType: string): boolean =>
  /^image\/(bmp|gif|jpeg|png|webp)$/.test(mediaType)
