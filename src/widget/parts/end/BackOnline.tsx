import { useEffect, useState } from 'react'
import { useServices } from '../../services'

/** Long enough to be read. */
const SHOWN_MS = 4000

/** Says for a while that a lost connection is back. */
export function BackOnline() {
  const { translate, $connection } = useServices()
  const [isBack, setBack] = useState(false)

  useEffect(() => {
    let wasLost = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const off = $connection.subscribe(status => {
      if (status === 'reconnecting') wasLost = true
      if (status !== 'connected' || !wasLost) return
      wasLost = false
      setBack(true)
      clearTimeout(timer)
      timer = setTimeout(() => setBack(false), SHOWN_MS)
    })
    return () => {
      off()
      clearTimeout(timer)
    }
  }, [])

  return (
    <div role="status">
      {isBack && <p className="bar">{translate('couldNotConnectRetrySuccess')}</p>}
    </div>
  )
}
