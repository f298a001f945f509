/** Pixels of a picture's longer side that are worth sending: no screen of a chat shows more. */
const SIDE_MAX = 2048
const JPEG_QUALITY = 0.9

/** What draws pictures. */
export type ImagePage = Pick<Window, 'createImageBitmap' | 'document'>

const drawScaled = async (file: Blob, page: ImagePage): Promise<Blob | null> => {
  const bitmap = await page.createImageBitmap(file)
  try {
    const scale = SIDE_MAX / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return null
    const canvas = page.document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await new Promise(resolve => canvas.toBlob(resolve, file.type, JPEG_QUALITY))
  } finally {
    bitmap.close()
  }
}

/**
 * Scales a photo down to what a chat has use for; it stays of the same type.
 *
 * @returns The file itself when it is no photo, small enough already, or cannot be scaled to less.
 */
export const prepareImage = async (file: Blob, page: ImagePage): Promise<Blob> => {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  const scaled = await drawScaled(file, page).catch(() => null)
  // Browsers that cannot write a type write PNG instead.
  return scaled && scaled.type === file.type && scaled.size < file.size ? scaled : file
}
