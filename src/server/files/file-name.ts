import { basename, extname } from 'node:path/posix'
import { LABEL_MAX_CHARS } from '../../protocol'

/** Forbidden characters of names: controls, line breaks, and marks that change the text direction. */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/**
 * Makes a file name safe to store, show and save: without folders and invisible characters, and no
 * longer than a label.
 *
 * @param sent The name as it was sent.
 */
export const cleanFileName = (sent: string): string => {
  const name = basename(sent.replaceAll('\\', '/')).replace(INVISIBLE, '').trim()
  const ending = extname(name)
  const stem = [...name.slice(0, name.length - ending.length)]
  return stem.slice(0, LABEL_MAX_CHARS - [...ending].length).join('') + ending
}
