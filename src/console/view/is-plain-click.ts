import type { MouseEvent } from 'react'

/** Tells whether a click on a link asks for its page here: with some keys, it opens a tab or saves a file. */
export const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey
