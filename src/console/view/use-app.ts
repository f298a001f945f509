import { useValue } from '../../ui'
import type { App } from '../api'
import { useConsole, useWorkspace } from './context'

/** Returns the apps that the one who is signed in reaches. */
export function useApps(): App[] {
  const now = useValue(useConsole().session.$session)
  return now.state === 'signed-in' ? now.me.apps : []
}

/** Returns the app that is shown, which may have been renamed since it was entered. */
export function useApp(): App {
  const { app: entered } = useWorkspace()
  return useApps().find(({ id }) => id === entered.id) ?? entered
}
