import { useValue } from '../../ui'
import { useWorkspace, useTexts } from './context'

/** Says when events do not arrive. It reconnects by itself; the button does not wait for that. */
export function ConnectionBar() {
  const { $connection, reconnect } = useWorkspace()
  const { t } = useTexts()
  const isLost = useValue($connection) === 'lost'
  return (
    <div role="status">
      {isLost && (
        <p className="connection-bar">
          {t('bar.connectionLost')}
          <button className="button quiet" type="button" onClick={reconnect}>
            {t('bar.tryNow')}
          </button>
        </p>
      )}
    </div>
  )
}
