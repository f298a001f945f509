import { formatRoute } from '../../model'
import { useWorkspace } from '../context'

/** Leads to who changed the settings of an integration. */
export function ChangesLink({ id }: { id: string }) {
  const { app } = useWorkspace()
  return <a href={formatRoute({ appId: app.id, screen: 'changes', integrationId: id })}>Changes</a>
}
