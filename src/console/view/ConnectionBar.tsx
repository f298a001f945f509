import { useValue } from '../../ui'
import { useWorkspace } from './context'

/** Says when news does not come in. It returns by itself, so there is nothing to press. */
export function ConnectionBar() {
  const { $connection } = useWorkspace()
  const isLost = useValue($connection) === 'lost'
  return (
    <div role="status">
      {isLost && (
        <p className="connection-bar">Connection lost. Trying again; nothing you write is lost.</p>
      )}
    </div>
  )
}
