import { useValue } from '../ui'
import { useServices } from './services'

/** Says when messages do not reach the server or the visitor. */
export function ConnectionBar() {
  const { $connection, translate } = useServices()
  const status = useValue($connection)
  const isLost = status === 'reconnecting' || status === 'disconnected'
  return (
    <div role="status">
      {isLost && (
        <p className="bar">
          {translate(status === 'reconnecting' ? 'couldNotConnectRetry' : 'couldNotConnect')}
        </p>
      )}
    </div>
  )
}
