import { useEffect } from 'react'
import {
  type Content,
  fillContent,
  putTemplates,
  readShorthand,
  templateNames
} from '../../../protocol'
import { useValue } from '../../../ui'
import { findContent } from '../../model'
import { useWorkspace } from '../context'
import { useNames } from '../replies/use-names'

/** Message that a text stands for. */
export interface TypedMessage {
  /** Undefined: it is not known yet, or there is none. */
  content?: Content
  /** Reason why there is none. */
  problem?: { kind: 'unknown' | 'notAlone'; name: string }
}

/**
 * Reads the message that a text stands for, with its shorthand and the saved replies in it, which are loaded when
 * there are some.
 *
 * @param visitor Name of the visitor; empty: it is not known.
 */
export const useTyped = (text: string, visitor: string): TypedMessage => {
  const { savedReplies } = useWorkspace()
  const { status, replies } = useValue(savedReplies.state)
  const names = useNames(visitor)
  const typed = text.trim()
  const hasTemplates = templateNames(typed).length > 0

  useEffect(() => {
    if (hasTemplates) void savedReplies.load()
  }, [hasTemplates, savedReplies])

  if (!hasTemplates) return { content: readShorthand(typed) }
  if (status !== 'ready') return {}
  const read = putTemplates(typed, name => findContent(replies, name))
  if ('problem' in read) return { problem: { kind: read.problem, name: read.name } }
  return { content: fillContent(read.content, names) }
}
