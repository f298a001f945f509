import { useValue } from '../../ui'
import { useWorkspace } from './context'

/** Says when events do not arrive. It reconnects by itself; the button does not wait for that. */
export function ConnectionBar() {
  const { $connection, reconnect } = useWorkspace()
  const isLost = useValue($connection) === 'lost'
  return (
    <div role="status">
      {isLost && (
        <p className="connection-bar">
          Connection lost. Trying again; what you write is kept in this tab.
          <button className="button quiet" type="button" onClick={reconnect}>
            Try now
          </button>
        </p>
      )}
    </div>
  )
}
