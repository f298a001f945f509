import { type Rewrite, rewrite } from './byte-reader'
import { cleanHeif } from './heif'
import { cleanJpeg } from './jpeg'
import { cleanMp4 } from './mp4'
import { cleanPng } from './png'
import { cleanWebp } from './webp'
import type { Signature } from '../signatures'

const CLEANERS: Partial<Record<Signature, Rewrite>> = {
  heif: cleanHeif,
  isoMedia: cleanMp4,
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp
}

/**
 * Removes the location from a picture, video or sound as it arrives. The rest does not change, and parts
 * that cannot be parsed are not changed.
 *
 * @param signatures Kinds that its name allows; others are not changed.
 * @throws {ChatError} `file-too-large` for too many pixels.
 */
export const stripLocation = (
  source: AsyncIterable<Buffer>,
  signatures: Signature[]
): AsyncIterable<Buffer> => {
  const cleaner = signatures.map(signature => CLEANERS[signature]).find(Boolean)
  return cleaner ? rewrite(source, cleaner) : source
}
