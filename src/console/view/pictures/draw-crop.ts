import { type Crop, cropSquare, cutSide } from '../../model'
import type { ChosenPicture } from './read-picture'

const JPEG_QUALITY = 0.92

/** Draws a part of a picture over a whole canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  const { left, top, side } = cropSquare(bitmap, crop)
  context.clearRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, side, side, 0, 0, width, height)
}

/**
 * Cuts a part out of a picture: a photo stays a JPEG, all others become a PNG.
 *
 * @returns Nothing where the browser cannot.
 */
export const cutPicture = async (picture: ChosenPicture, crop: Crop): Promise<File | undefined> => {
  const { bitmap, facts, file } = picture
  const kind = facts.kind === 'jpeg' ? 'jpeg' : 'png'
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = cutSide(bitmap, crop)
  drawCrop(canvas, bitmap, crop)
  const blob = await new Promise<Blob | null>(resolve =>
    canvas.toBlob(resolve, `image/${kind}`, JPEG_QUALITY)
  )
  if (!blob) return undefined
  const name = file.name.replace(/\.[^.]*$/, '') || 'picture'
  return new File([blob], `${name}.${kind}`, { type: blob.type })
}
