import { useState } from 'react'
import { useValue } from '../../../ui'
import { useWorkspace } from '../context'

/** Reply or note in the field of a composer. Both are kept with their conversation, also the one that is not shown. */
export const useDraft = (id: string) => {
  const { drafts, noteDrafts, merges } = useWorkspace()
  const keptOf = (asNote: boolean) => (asNote ? noteDrafts : drafts)
  // A note that was begun goes on as a note: it must not reach the visitor.
  const [isNote, setNote] = useState(() => noteDrafts.read(id) !== '')
  const [text, setText] = useState(() => keptOf(isNote).read(id))

  const merged = [...useValue(merges.targets).values()].filter(intoId => intoId === id).length
  const [known, setKnown] = useState(merged)

  if (merged !== known) {
    setKnown(merged)
    // A note that came along is shown in an empty field, never in the place of a reply.
    const asNote = isNote || (!text && noteDrafts.read(id) !== '')
    setNote(asNote)
    setText(keptOf(asNote).read(id))
  }

  function write(next: string, asNote = isNote) {
    keptOf(asNote).write(id, next)
    setText(next)
    setNote(asNote)
  }

  return {
    text,
    isNote,
    write,

    /** Puts a reply or a note that waited before the one that was begun by now. @returns Both. */
    putBack(waited: string, asNote: boolean): string {
      const begun = keptOf(asNote).read(id)
      const next = begun.trim() ? `${waited}\n\n${begun}` : waited
      write(next, asNote)
      return next
    },

    /** Takes a reply that was sent out of the field. @returns The words that were typed since. */
    takeSent(sent: string): string {
      const begun = drafts.read(id)
      if (!begun.startsWith(sent)) return begun
      const rest = begun.slice(sent.length).trimStart()
      drafts.write(id, rest)
      setText(shown => (shown === begun ? rest : shown))
      return rest
    },

    /** Turns the reply into a note, or the reverse, unless one was begun: then that one comes back. */
    toggleNote() {
      const begun = keptOf(!isNote).read(id)
      if (!begun) keptOf(isNote).write(id, '')
      write(begun || text, !isNote)
    }
  }
}
