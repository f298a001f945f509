import { useState } from 'react'
import type { PreviewScreen } from '../../../../preview'

interface Shown {
  screen: PreviewScreen
  /** Whether the person chose it, rather than the place in the form. */
  isChosen: boolean
}

/** Follows the screen of the preview: one that the person chose, or one that shows what is edited. */
export const usePreviewScreen = () => {
  const [{ screen }, setShown] = useState<Shown>({ screen: 'conversation', isChosen: false })
  return {
    screen,
    choose: (next: PreviewScreen) => setShown({ screen: next, isChosen: true }),
    /** Shows a screen for a group that the person goes to. */
    lead: (next: PreviewScreen) => setShown({ screen: next, isChosen: false }),
    /** Shows a screen for a field that is edited, unless another one was chosen meanwhile. */
    follow: (next: PreviewScreen) =>
      setShown(before => (before.isChosen ? before : { screen: next, isChosen: false }))
  }
}
