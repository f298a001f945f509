import {
  bytesProblem,
  isAnimatedGif,
  type PictureFacts,
  type PictureUse,
  pixelsProblem,
  readPictureKind
} from '../../model'

/** Picture that was chosen and is as its use needs it. */
export interface ChosenPicture {
  file: File
  facts: PictureFacts
  bitmap: ImageBitmap
}

const ANOTHER_KIND =
  'The file must be a PNG, JPEG, GIF or WebP picture; this one is something else.'
const BROKEN = 'The file must hold a whole picture; this one cannot be read.'

/** Reads a chosen file. @returns A sentence about what is wrong with it, where something is. */
export const readPicture = async (use: PictureUse, file: File): Promise<ChosenPicture | string> => {
  const tooLarge = bytesProblem(file.size)
  if (tooLarge) return tooLarge
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = readPictureKind(bytes)
  if (!kind) return ANOTHER_KIND
  const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` })).catch(
    () => undefined
  )
  if (!bitmap) return BROKEN
  const { width, height } = bitmap
  const isAnimated = kind === 'gif' && isAnimatedGif(bytes)
  const facts: PictureFacts = { kind, isAnimated, width, height }
  const tooSmall = pixelsProblem(use, facts)
  if (!tooSmall) return { file, facts, bitmap }
  bitmap.close()
  return tooSmall
}
