import { useValue } from '../../ui'
import { useConsole } from './context'
import { fullTime, timeAgo } from './times'

/** Time ago, kept current. */
export function TimeAgo({ at }: { at: string }) {
  const { $now } = useConsole()
  return (
    <time dateTime={at} title={fullTime(at)}>
      {timeAgo(at, Math.max(useValue($now), Date.parse(at)))}
    </time>
  )
}
