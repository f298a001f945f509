import { useValue } from '../../ui'
import type { App } from '../api'
import { useConsole, useWorkspace } from './context'

/** Returns the app that is shown, which may have been renamed since it was entered. */
export function useApp(): App {
  const { session } = useConsole()
  const { app: entered } = useWorkspace()
  const now = useValue(session.$session)
  const apps = now.state === 'signed-in' ? now.me.apps : []
  return apps.find(({ id }) => id === entered.id) ?? entered
}
