import { useEffect, useState } from 'react'
import { useValue } from '../../ui'
import { useMessengerContext } from './messenger-context'
import { Slot } from './Slot'

/** Long enough to read that the connection is back. */
const BACK_MS = 4000

/** Says when messages do not reach the server or the visitor, and for a while that they do again. */
export function ConnectionBar() {
  const { $connection, translate } = useMessengerContext()
  const status = useValue($connection)
  const [wasLost, setWasLost] = useState(false)

  useEffect(() => {
    if (status === 'reconnecting') setWasLost(true)
    if (status !== 'connected') return
    const timer = setTimeout(() => setWasLost(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [status])

  const text =
    status === 'reconnecting'
      ? 'couldNotConnectRetry'
      : wasLost && status === 'connected' && 'couldNotConnectRetrySuccess'
  const content = status === 'disconnected' ? <Slot name="refusal" /> : text && translate(text)
  return <div role="status">{content && <p className={`bar ${status}`}>{content}</p>}</div>
}
