import { useEffect, useRef, useState } from 'react'
import type { Content } from '../../../protocol'
import {
  type Composition,
  type CompositionKind,
  keepComposition,
  readCompositions
} from '../../model'
import { useWorkspace } from '../context'
import { useFocusAfterWindow } from '../forms'
import { PARTS } from '../parts'

/** Message in the window. */
interface Opened {
  kind: CompositionKind
  /** Undefined: a new one. */
  composition: Composition | undefined
}

interface CompositionsOptions {
  onSend: (content: Content) => void
  /** May reject with an `ApiError`. */
  onSchedule: (content: Content, sendAt: string) => Promise<void>
  /** Called with each change in a window, and when it is closed. */
  onWriting: (isWriting: boolean) => void
  /** Moves the focus once a message was scheduled: two windows are closed at once. */
  onScheduled: () => void
}

/** Messages that are being composed in one conversation: they are kept until they are sent. */
export const useCompositions = (
  id: string,
  { onSend, onSchedule, onWriting, onScheduled }: CompositionsOptions
) => {
  const { compositions } = useWorkspace()
  const [opened, setOpened] = useState<Opened>()
  const { kind, composition } = opened ?? {}
  /** The window that is open when an answer comes. */
  const openKind = useRef(kind)
  /** Whether the message is being scheduled: sent as well, it would go twice. */
  const isScheduling = useRef(false)
  const focusAfterWindow = useFocusAfterWindow(opened !== undefined, onScheduled)

  useEffect(() => {
    openKind.current = kind
  })

  function close() {
    setOpened(undefined)
    onWriting(false)
  }

  function edit(changed: Composition) {
    keepComposition(compositions, id, changed.kind, changed)
    setOpened({ kind: changed.kind, composition: changed })
    onWriting(true)
  }

  return {
    open(kind: CompositionKind) {
      setOpened({ kind, composition: readCompositions(compositions, id)[kind] })
    },

    /**
     * Opens the window with a message that was taken back, or saved.
     *
     * @returns Whether there is a window in which nothing of it gets lost.
     */
    async resume(content: Content): Promise<boolean> {
      const { isComposable, readComposition } = await PARTS.compose.load()
      const read = isComposable(content) && readComposition(content)
      if (read) edit(read)
      return Boolean(read)
    },

    windowProps: {
      kind,
      composition,
      onChange: edit,
      onClose: close,
      onSend(content: Content) {
        if (isScheduling.current) return
        if (kind) keepComposition(compositions, id, kind)
        close()
        onSend(content)
      },
      async onSchedule(content: Content, sendAt: string) {
        if (isScheduling.current) return
        const begun = () => kind && JSON.stringify(readCompositions(compositions, id)[kind])
        const scheduled = begun()
        isScheduling.current = true
        try {
          await onSchedule(content, sendAt)
        } finally {
          isScheduling.current = false
        }
        // What was changed meanwhile goes on.
        if (!kind || begun() !== scheduled) return
        keepComposition(compositions, id, kind)
        // Whoever has closed it is somewhere else by now.
        if (openKind.current !== kind) return
        focusAfterWindow()
        close()
      }
    }
  }
}
