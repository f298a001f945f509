import { type Content, saysNoMore } from '../../../protocol'
import { readComposition } from './read-composition'
import { writeComposition } from './write-composition'

/** Tells whether a message can be composed: nothing of it gets lost in the fields for it. */
export const isComposable = (content: Content): boolean => {
  const composition = readComposition(content)
  return composition !== undefined && saysNoMore(content, writeComposition(composition))
}
