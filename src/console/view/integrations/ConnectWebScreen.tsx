import { useState } from 'react'
import type { Integration } from '../../api'
import { useConsole, useWorkspace } from '../context'
import { ConnectWebForm } from './ConnectWebForm'
import { LoadedIntegration } from './LoadedIntegration'

interface ConnectWebScreenProps {
  /** Undefined until it is made. */
  integrationId: string | undefined
  /** Called at the end, with a message for the list. */
  onDone: (message: string) => void
}

/** Window in which a web integration is made. Its address holds the id, so that a reload makes no second one. */
export function ConnectWebScreen({ integrationId, onDone }: ConnectWebScreenProps) {
  const { replace } = useConsole()
  const { app } = useWorkspace()
  const [made, setMade] = useState<Integration>()

  function onMade(integration: Integration) {
    setMade(integration)
    replace({ appId: app.id, screen: 'connect-web', integrationId: integration.id })
  }

  if (integrationId === undefined || integrationId === made?.id) {
    return <ConnectWebForm integration={made} onMade={onMade} onDone={onDone} />
  }
  return (
    <LoadedIntegration key={integrationId} id={integrationId}>
      {integration => <ConnectWebForm integration={integration} onMade={onMade} onDone={onDone} />}
    </LoadedIntegration>
  )
}
