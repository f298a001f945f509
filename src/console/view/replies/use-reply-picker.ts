import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type Content, fillContent, isPlainText, writeTyped } from '../../../protocol'
import { useValue } from '../../../ui'
import type { SavedReply } from '../../api'
import { findReplies } from '../../model'
import { useWorkspace } from '../context'
import { useNames } from './use-names'

/** Typed at the start of a reply to find a saved one. */
const OPENER = '/'
/** Replies that are shown at most; more letters find the others. */
const SHOWN_MAX = 50

interface PickerOptions {
  /** Text of the composer. */
  text: string
  /** Name of the visitor; empty: it is not known. */
  visitor: string
  /** Whether a note is written, which is a text alone. */
  isNote: boolean
  /** Puts the text of a saved reply into the composer. */
  onPick(text: string): void
  /**
   * Goes on with a saved reply that cannot be typed.
   *
   * @param rest Text that stays in the composer.
   */
  onCompose(content: Content, name: string, rest: string): void
}

/** State of the list of saved replies at a composer. */
export interface ReplyPickerState {
  /** Id of the list; undefined: it is closed. */
  listId: string | undefined
  status: 'none' | 'ready' | 'failed'
  found: SavedReply[]
  /** Position of the reply that Enter takes. */
  active: number
  /** Whether the team has none at all. */
  isEmpty: boolean
  optionId(index: number): string
  pick(reply: SavedReply): void
  load(): void
}

/** Lists saved replies while the text of a composer begins with `/`, and takes the keys for it. */
export const useReplyPicker = (options: PickerOptions) => {
  const { text, visitor, isNote, onPick, onCompose } = options
  const { savedReplies } = useWorkspace()
  const id = useId()
  const { status, replies } = useValue(savedReplies.state)
  const names = useNames(visitor)
  const [active, setActive] = useState(0)
  const [isDismissed, setDismissed] = useState(false)
  const [isCalled, setCalled] = useState(false)
  const isTyped = text.startsWith(OPENER) && !text.includes('\n')
  const isAsked = isCalled || (isTyped && !isDismissed)
  const typed = isTyped ? text.slice(OPENER.length) : ''
  const usable = isNote ? replies.filter(({ content }) => isPlainText(content)) : replies
  const found = isAsked ? findReplies(usable, typed).slice(0, SHOWN_MAX) : []
  const isEmpty = status === 'ready' && !usable.length
  const isOpen = isAsked && (found.length > 0 || status !== 'ready' || (isEmpty && !typed))
  const index = Math.min(active, found.length - 1)

  useEffect(() => {
    setActive(0)
    setCalled(false)
    if (!isTyped || text === OPENER) setDismissed(false)
  }, [text, isTyped])
  useEffect(() => {
    if (isAsked) void savedReplies.load()
  }, [isAsked, savedReplies])

  const pick = (reply: SavedReply) => {
    const filled = fillContent(reply.content, names)
    const words = writeTyped(filled)
    // One that was called by its button comes after what is written already.
    const before = isTyped ? '' : text.trimEnd()
    // A reply may begin with the sign that opens the list.
    setDismissed(words?.startsWith(OPENER) ?? false)
    if (words === undefined) onCompose(filled, reply.name, before)
    else onPick(before ? `${before} ${words}` : words)
    setCalled(false)
  }

  const picker: ReplyPickerState = {
    listId: isOpen ? `${id}-replies` : undefined,
    status,
    found,
    active: index,
    isEmpty,
    optionId: at => `${id}-reply-${at}`,
    pick,
    load: () => void savedReplies.load()
  }

  return {
    ...picker,
    /** Attributes of the field, which keeps the focus. */
    fieldTies: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': isOpen && found.length ? picker.listId : undefined,
      'aria-activedescendant': isOpen && found.length ? picker.optionId(index) : undefined
    },

    /** Opens the list without `/`, or closes it. */
    toggle() {
      setDismissed(isOpen)
      setCalled(!isOpen)
    },

    /** Takes a key that is for the list. @returns Whether it was. */
    takeKey(event: KeyboardEvent): boolean {
      if (!isOpen) return false
      const [reply] = found.slice(index)
      if (event.key === 'Escape') {
        setDismissed(true)
        setCalled(false)
      } else if (!reply) return false
      else if (event.key === 'ArrowDown') setActive((index + 1) % found.length)
      else if (event.key === 'ArrowUp') setActive((index + found.length - 1) % found.length)
      else if (event.key === 'Enter' && !event.shiftKey) pick(reply)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    }
  }
}
