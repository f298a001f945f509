import { useValue } from '../../ui'
import { useConsole } from './context'
import { timeHeader } from './times'

/** Says the time between two parts of a thread. */
export function TimeHeader({ at }: { at: string }) {
  const { $now } = useConsole()
  return (
    <p className="time-header">
      <time dateTime={at}>{timeHeader(at, Math.max(useValue($now), Date.parse(at)))}</time>
    </p>
  )
}
