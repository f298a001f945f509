import { useValue } from '../../ui'
import { useConsole, useTexts } from './context'

/** Says the time between two parts of a thread. */
export function TimeHeader({ at }: { at: string }) {
  const { $now } = useConsole()
  const { times } = useTexts()
  return (
    <p className="time-header">
      <time dateTime={at}>{times.timeHeader(at, Math.max(useValue($now), Date.parse(at)))}</time>
    </p>
  )
}
