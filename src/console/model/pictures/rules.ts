import type { PictureKind } from './kinds'

/** Shapes of a picture: a square that is shown round, or one that is shown as it is. */
export type PictureUse = 'icon' | 'background'

/** Smallest side of an icon, in pixels. */
export const ICON_SIDE_MIN = 200
/** Largest file, in megabytes: visitors load it. */
export const PICTURE_MAX_MB = 10

/** Facts of a picture that was chosen. */
export interface PictureFacts {
  kind: PictureKind
  isAnimated: boolean
  width: number
  height: number
}

/** Converts the size of a file. */
export const inMegabytes = (bytes: number): number => bytes / 1024 / 1024

/** Whether a picture has too few pixels for its use. */
export const isTooSmall = (use: PictureUse, { width, height }: PictureFacts): boolean =>
  use === 'icon' && Math.min(width, height) < ICON_SIDE_MIN

/** Whether a picture goes to the server as it was chosen, without a part being cut out. */
export const isTakenAsIs = (use: PictureUse, picture: PictureFacts): boolean => {
  const { kind, isAnimated, width, height } = picture
  if (use === 'background') return true
  // The server takes no WebP as an icon.
  if (kind === 'webp') return false
  return isAnimated || (width === ICON_SIDE_MIN && height === ICON_SIDE_MIN)
}
