/** Pixels of the longer side of a picture as it is sent: no chat shows more. */
const SIDE_MAX = 2048
const JPEG_QUALITY = 0.9

/** Members of a window that scale pictures. */
export type ImagePage = Pick<Window, 'createImageBitmap' | 'document'>

const drawScaled = async (file: Blob, page: ImagePage): Promise<Blob | null> => {
  const bitmap = await page.createImageBitmap(file)
  try {
    const scale = SIDE_MAX / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return null
    const canvas = page.document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await new Promise(resolve => canvas.toBlob(resolve, file.type, JPEG_QUALITY))
  } finally {
    bitmap.close()
  }
}

/**
 * Scales a photo down to the size that a chat shows; its type stays.
 *
 * @returns The file itself when it is no photo, small enough already, or cannot be scaled to less.
 */
export const prepareImage = async (file: Blob, page: ImagePage): Promise<Blob> => {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  const scaled = await drawScaled(file, page).catch(() => null)
  // Browsers that cannot write a type write PNG instead.
  return scaled && scaled.type === file.type && scaled.size < file.size ? scaled : file
}
