import { useEffect, useState } from 'react'
import { useValue } from '../../ui'
import { Icon, OFFLINE_ICON, RING_ICON } from './Icon'
import { useMessengerContext } from './messenger-context'
import { Slot } from './Slot'

/** Long enough to read that the connection is back. */
const BACK_MS = 4000

/** Says when messages do not reach the server or the visitor, and for a while that they do again. */
export function ConnectionBar() {
  const { host, $connection, translate } = useMessengerContext()
  const status = useValue($connection)
  const [wasLost, setWasLost] = useState(false)

  useEffect(() => {
    if (status === 'reconnecting') setWasLost(true)
    if (status !== 'connected') return
    const timer = setTimeout(() => setWasLost(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [status])

  const isLost = status === 'reconnecting'
  const isTried = isLost && host.page.navigator.onLine
  const text = isLost
    ? 'couldNotConnectRetry'
    : wasLost && status === 'connected' && 'couldNotConnectRetrySuccess'
  const content = status === 'disconnected' ? <Slot name="refusal" /> : text && translate(text)
  return (
    <div role="status">
      {content && (
        <p className={`bar ${isTried ? 'loading' : status}`}>
          {isLost && <Icon path={isTried ? RING_ICON : OFFLINE_ICON} />}
          {content}
        </p>
      )}
    </div>
  )
}
