import { useValue } from '../../ui'
import { useConsole, useTexts } from './context'

interface ThreadTimeProps {
  /** Time in ISO 8601. */
  at: string
  title?: string
}

/** Time of something in a thread: the hour, and the day unless it is today. */
export function ThreadTime({ at, title }: ThreadTimeProps) {
  const { $now } = useConsole()
  const { times } = useTexts()
  return (
    <time dateTime={at} title={title}>
      {times.timeHeader(at, Math.max(useValue($now), Date.parse(at)))}
    </time>
  )
}
