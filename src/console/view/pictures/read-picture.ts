import {
  ICON_SIDE_MIN,
  inMegabytes,
  isAnimatedGif,
  isTooSmall,
  PICTURE_MAX_MB,
  type PictureFacts,
  type PictureUse,
  readPictureKind
} from '../../model'
import type { Translate } from '../../texts'

/** Picture that was chosen and is as its use needs it. */
export interface ChosenPicture {
  file: File
  facts: PictureFacts
  bitmap: ImageBitmap
}

const withOneDigit = (value: number) => Number(value.toFixed(1))

/** Reads a chosen file. @returns A sentence about what is wrong with it, where something is. */
export const readPicture = async (
  t: Translate,
  use: PictureUse,
  file: File
): Promise<ChosenPicture | string> => {
  const megabytes = inMegabytes(file.size)
  if (megabytes > PICTURE_MAX_MB) {
    return t('pictures.tooLarge', { max: PICTURE_MAX_MB, size: withOneDigit(megabytes) })
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = readPictureKind(bytes)
  if (!kind) return t('pictures.anotherKind')
  const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` })).catch(
    () => undefined
  )
  if (!bitmap) return t('pictures.broken')
  const { width, height } = bitmap
  const isAnimated = kind === 'gif' && isAnimatedGif(bytes)
  const facts: PictureFacts = { kind, isAnimated, width, height }
  if (!isTooSmall(use, facts)) return { file, facts, bitmap }
  bitmap.close()
  return t('pictures.tooSmall', { side: ICON_SIDE_MIN, width, height })
}
