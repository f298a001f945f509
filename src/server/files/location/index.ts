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
 * Takes out of a picture, film or sound where it was taken, as it arrives; the rest stays as it is, and
 * what cannot be understood passes.
 *
 * @param signatures What its name lets it be; others pass.
 * @throws {ChatError} `file-too-large` for too many pixels.
 */
export const stripLocation = (
  source: AsyncIterable<Buffer>,
  signatures: Signature[]
): AsyncIterable<Buffer> => {
  const cleaner = signatures.map(signature => CLEANERS[signature]).find(Boolean)
  return cleaner ? rewrite(source, cleaner) : source
}
