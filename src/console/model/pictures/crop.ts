import { ICON_SIDE_MIN } from './rules'

/** Size in pixels. */
export interface Size {
  width: number
  height: number
}

/** Square part of a picture: its middle in pixels of the picture, and how much it is enlarged. */
export interface Crop {
  x: number
  y: number
  /** 1: as much as fits into a square. */
  zoom: number
}

/** Largest side of a cut icon, in pixels. */
const ICON_SIDE_MAX = 512

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

const sideMax = ({ width, height }: Size) => Math.min(width, height)

/** Largest zoom: the part keeps the pixels that an icon needs. */
export const zoomMax = (size: Size): number => Math.max(1, sideMax(size) / ICON_SIDE_MIN)

/** Fits a part into its picture. */
const fit = (size: Size, crop: Crop): Crop => {
  const zoom = clamp(crop.zoom, 1, zoomMax(size))
  const half = sideMax(size) / zoom / 2
  return {
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
    zoom
  }
}

/** The largest part, in the middle. */
export const firstCrop = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1
})

/** Corner and side of a part, in pixels of the picture. */
export const cropSquare = (size: Size, { x, y, zoom }: Crop) => {
  const side = sideMax(size) / zoom
  return { left: x - side / 2, top: y - side / 2, side }
}

/** Moves the picture under the part, by shares of the part's side. */
export const movePicture = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const { side } = cropSquare(size, crop)
  return fit(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side })
}

/** Enlarges the part around its middle. */
export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop => fit(size, { ...crop, zoom })

/** Side of the icon that is cut out, in pixels. */
export const cutSide = (size: Size, crop: Crop): number =>
  clamp(Math.round(cropSquare(size, crop).side), ICON_SIDE_MIN, ICON_SIDE_MAX)
