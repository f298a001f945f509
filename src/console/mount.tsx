import { createRoot } from 'react-dom/client'
import { type ConsoleWorld, createConsole } from './model'
import { App, ConsoleContext, InLanguage } from './view'

/**
 * Shows the console in an element and starts it.
 *
 * @returns A function that removes it.
 */
export function mountConsole(element: Element, world: ConsoleWorld): () => void {
  const console = createConsole(world)
  const root = createRoot(element)
  const stop = console.start()
  root.render(
    <ConsoleContext.Provider value={console}>
      <InLanguage>
        <App />
      </InLanguage>
    </ConsoleContext.Provider>
  )
  return () => {
    root.unmount()
    stop()
  }
}
