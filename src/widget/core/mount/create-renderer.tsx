import { createRoot, type Root } from 'react-dom/client'
import { App } from '../App'
import type { Frame } from '../frame'
import { MessengerContextProvider, type MessengerContext } from '../messenger-context'
import { applyTheme } from '../theme'

interface RendererOptions {
  frame: Frame
  isInPage(): boolean
  /** Settings without which nothing may be drawn yet. */
  awaited: Promise<unknown> | undefined
}

/** Draws one messenger. */
export interface Renderer {
  /** Puts the messenger into an element of the page, or over the page when there is none. */
  drawIn(container?: Element): Promise<void>
  redraw(): void
  unmount(): void
}

/** Creates the renderer of the app in its frame. */
export function createRenderer(
  context: MessengerContext,
  { frame, isInPage, awaited }: RendererOptions
): Renderer {
  const { host, settings } = context
  const isEmbedded = !!settings.embedded
  let root: Root | undefined

  function redraw() {
    // A new value makes each component that reads the context draw again.
    root?.render(
      <MessengerContextProvider value={Object.freeze({ ...context })}>
        <App isEmbedded={isEmbedded} />
      </MessengerContextProvider>
    )
  }

  function unmount() {
    root?.unmount()
    root = undefined
  }

  return {
    redraw,
    unmount,
    drawIn: async container => {
      // Listeners in a frame that the page took out are never called again.
      if (!isInPage()) unmount()
      frame.place(container)
      applyTheme(frame.root, host.page, settings)
      if (root) return
      root = createRoot(frame.root)
      if (awaited) await awaited
      redraw()
    }
  }
}
