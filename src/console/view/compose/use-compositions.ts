import { useState } from 'react'
import type { Content } from '../../../protocol'
import type { Composition, CompositionKind } from '../../model'
import { PARTS } from '../parts'

/** Messages that are being composed in one conversation: closing their window keeps them. */
export const useCompositions = (onSend: (content: Content) => void) => {
  const [kept, setKept] = useState<Partial<Record<CompositionKind, Composition>>>({})
  const [kind, setKind] = useState<CompositionKind>()
  const keep = (kind: CompositionKind, composition?: Composition) =>
    setKept(({ [kind]: _, ...others }) =>
      composition ? { ...others, [kind]: composition } : others
    )
  const close = () => setKind(undefined)

  return {
    open: setKind,

    /**
     * Opens the window with a message that was taken back, or saved.
     *
     * @returns Whether there is a window in which nothing of it gets lost.
     */
    async resume(content: Content): Promise<boolean> {
      const { isComposable, readComposition } = await PARTS.compose.load()
      const composition = isComposable(content) && readComposition(content)
      if (!composition) return false
      keep(composition.kind, composition)
      setKind(composition.kind)
      return true
    },

    windowProps: {
      kind,
      composition: kind && kept[kind],
      onChange: (composition: Composition) => keep(composition.kind, composition),
      onClose: close,
      onSend(content: Content) {
        if (kind) keep(kind)
        close()
        onSend(content)
      }
    }
  }
}
