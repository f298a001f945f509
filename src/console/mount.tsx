import { createRoot } from 'react-dom/client'
import { createConsole, type ConsoleWorld } from './model/console'
import { App } from './view/App'
import { ConsoleContext } from './view/context'

/**
 * Shows the console in an element and starts it.
 *
 * @returns Takes it away.
 */
export function mountConsole(element: Element, world: ConsoleWorld): () => void {
  const console = createConsole(world)
  const root = createRoot(element)
  const stop = console.start()
  root.render(
    <ConsoleContext.Provider value={console}>
      <App />
    </ConsoleContext.Provider>
  )
  return () => {
    root.unmount()
    stop()
  }
}
