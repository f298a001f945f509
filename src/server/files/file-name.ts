import { basename, extname } from 'node:path/posix'
import { LABEL_MAX_CHARS } from '../../protocol'

/** What no name may hold: controls, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/**
 * Makes a name safe to store, to show and to save under: without folders and unseen characters, and no
 * longer than a label.
 *
 * @param sent As it came from outside.
 */
export const cleanFileName = (sent: string): string => {
  const name = basename(sent.replaceAll('\\', '/')).replace(UNSEEN, '').trim()
  const ending = extname(name)
  const stem = [...name.slice(0, name.length - ending.length)]
  return stem.slice(0, LABEL_MAX_CHARS - [...ending].length).join('') + ending
}
