import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useValue } from '../../../ui'
import type { TeamMember } from '../../api'
import { completeMention, findMembers, findTypedName } from '../../model'
import { useWorkspace } from '../context'

/** Members that are shown at most; more letters find the others. */
const SHOWN_MAX = 20

interface PickerOptions {
  /** Text of the composer. */
  text: string
  /** Place of the caret in it. */
  caret: number
  /** Replies mention nobody. */
  isNote: boolean
  /** Puts a text into the composer, and the caret at a place in it. */
  onPick(text: string, caret: number): void
}

/** State of the list of members at a composer. */
export interface MentionPickerState {
  /** Id of the list; undefined: it is closed. */
  listId: string | undefined
  found: TeamMember[]
  /** Position of the member that Enter takes. */
  active: number
  optionId(index: number): string
  pick(member: TeamMember): void
  /** Whether the team could not be loaded, of whom a note may mention somebody. */
  hasFailed: boolean
  load(): void
}

/** Lists members of the team while a name is typed behind an `@` in a note, and takes the keys for it. */
export const useMentionPicker = ({ text, caret, isNote, onPick }: PickerOptions) => {
  const { team } = useWorkspace()
  const id = useId()
  const { status, members } = useValue(team.state)
  const [active, setActive] = useState(0)
  const [isDismissed, setDismissed] = useState(false)
  const typed = isNote ? findTypedName(text, caret) : undefined
  const found = typed === undefined ? [] : findMembers(members, typed).slice(0, SHOWN_MAX)
  const lacksTeam = isNote && !members.length && text.includes('@')
  const isOpen = found.length > 0 && !isDismissed
  const index = Math.min(active, found.length - 1)

  useEffect(() => {
    setActive(0)
    if (typed === undefined) setDismissed(false)
  }, [typed])
  useEffect(() => {
    // Whom a note mentions is found in its text too.
    if (isNote) void team.load()
  }, [isNote, team])

  const pick = (member: TeamMember) => {
    const next = completeMention(text, caret, member)
    onPick(next.text, next.caret)
  }
  const listId = isOpen ? `${id}-members` : undefined
  const optionId = (at: number) => `${id}-member-${at}`

  return {
    listId,
    found,
    active: index,
    optionId,
    pick,
    /** Whether it is not known yet whom the note mentions. */
    lacksTeam,
    hasFailed: lacksTeam && status === 'failed',
    load: () => void team.load(),
    /** Attributes of the field, which keeps the focus. */
    fieldTies: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': listId,
      'aria-activedescendant': isOpen ? optionId(index) : undefined
    },

    /** Takes a key that is for the list. @returns Whether it was. */
    takeKey(event: KeyboardEvent): boolean {
      const [member] = found.slice(index)
      if (!isOpen || !member) return false
      if (event.key === 'Escape') setDismissed(true)
      else if (event.key === 'ArrowDown') setActive((index + 1) % found.length)
      else if (event.key === 'ArrowUp') setActive((index + found.length - 1) % found.length)
      else if (event.key === 'Enter' && !event.shiftKey) pick(member)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    }
  }
}
