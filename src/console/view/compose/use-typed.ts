import { useEffect, useState } from 'react'
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
  const [areFresh, setFresh] = useState(false)

  useEffect(() => {
    if (!hasTemplates) return
    let isCurrent = true
    void savedReplies.load().then(() => isCurrent && setFresh(true))
    return () => {
      isCurrent = false
      setFresh(false)
    }
  }, [hasTemplates, savedReplies])

  if (!hasTemplates) return { content: readShorthand(typed) }
  // A colleague may have changed one. The server reads what is sent before they are here.
  if (!areFresh || status !== 'ready') return {}
  const read = putTemplates(typed, name => findContent(replies, name))
  if ('problem' in read) return { problem: { kind: read.problem, name: read.name } }
  return { content: fillContent(read.content, names) }
}
