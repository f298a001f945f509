import type { App } from '../api'
import type { Screen } from '../model'
import { useConsole } from './context'

interface AppSwitcherProps {
  apps: App[]
  current: App
  screen: Screen
}

/** Shows the app's name, and a choice for users with several apps. */
export function AppSwitcher({ apps, current, screen }: AppSwitcherProps) {
  const { go } = useConsole()
  const { displayName } = current
  if (apps.length < 2) {
    return (
      <span className="app-name" title={displayName}>
        {displayName}
      </span>
    )
  }
  return (
    <select
      className="app-name"
      aria-label="App"
      value={current.id}
      onChange={event => go({ appId: event.currentTarget.value, screen })}
    >
      {apps.map(app => (
        <option key={app.id} value={app.id}>
          {app.displayName}
        </option>
      ))}
    </select>
  )
}
