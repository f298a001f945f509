/** Bytes of an uploaded file: 50 MB. */
export const UPLOAD_MAX_BYTES = 50 * 1024 * 1024
/** Kinds of files that may be sent, by the end of their names. */
export const UPLOAD_TYPES =
  '3g2 3gp 7z aac amr avi bmp csv doc docx eml gif heic heif ics jfif jpeg jpg key log m4a m4v mov ' +
  'mp3 mp4 mp4a mpeg mpg mpga neon numbers odt oga ogg ogv opus pages pdf png pps ppsx ppt pptx qt ' +
  'svg tif tiff txt vcf wav webm webp wmv xls xlsx xml yaml yml zip'

/** The end of a file's name that says its type: `JPG` of `Photo.of.us.JPG` as `jpg`. */
export const fileEnding = (name: string): string | undefined =>
  /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()

/** Whether files of such a name may be sent. */
export const isUploadName = (name: string): boolean =>
  UPLOAD_TYPES.split(' ').includes(fileEnding(name) ?? '')

/** Whether all browsers show files of such a type, as in MIME, as a picture. */
export const isShownAsImage = (mediaType: string): boolean =>
  /^image\/(bmp|gif|jpeg|png|webp)$/.test(mediaType)
