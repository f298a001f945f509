import { useValue } from '../../ui'
import { useConsole, useTexts } from './context'

/** Time ago, kept current. */
export function TimeAgo({ at }: { at: string }) {
  const { $now } = useConsole()
  const { times } = useTexts()
  return (
    <time dateTime={at} title={times.fullTime(at)}>
      {times.timeAgo(at, Math.max(useValue($now), Date.parse(at)))}
    </time>
  )
}
