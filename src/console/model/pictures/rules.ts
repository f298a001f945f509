import type { PictureKind } from './kinds'

/** Shapes of a picture: a square that is shown round, or one that is shown as it is. */
export type PictureUse = 'icon' | 'background'

/** Smallest side of an icon, in pixels. */
export const ICON_SIDE_MIN = 200
/** Largest file, in bytes: visitors load it. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024

/** Facts of a picture that was chosen. */
export interface PictureFacts {
  kind: PictureKind
  isAnimated: boolean
  width: number
  height: number
}

const inMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** Says what is wrong with the size of a file; empty: nothing. */
export const bytesProblem = (bytes: number): string =>
  bytes > PICTURE_MAX_BYTES
    ? `The file must have at most ${PICTURE_MAX_BYTES / 1024 / 1024} MB; this one has ${inMegabytes(bytes)} MB.`
    : ''

/** Says what is wrong with the pixels of a picture; empty: nothing. */
export const pixelsProblem = (use: PictureUse, { width, height }: PictureFacts): string =>
  use === 'icon' && Math.min(width, height) < ICON_SIDE_MIN
    ? `The picture must have at least ${ICON_SIDE_MIN} × ${ICON_SIDE_MIN} pixels; this one has ${width} × ${height}.`
    : ''

/** Whether a picture goes to the server as it was chosen, without a part being cut out. */
export const isTakenAsIs = (use: PictureUse, picture: PictureFacts): boolean => {
  const { kind, isAnimated, width, height } = picture
  if (use === 'background') return true
  // The server takes no WebP as an icon.
  if (kind === 'webp') return false
  return isAnimated || (width === ICON_SIDE_MIN && height === ICON_SIDE_MIN)
}
